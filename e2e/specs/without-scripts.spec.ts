import { join } from "node:path"
import { paths } from "@wara/domain/site/paths"
import { expectLoggedIn, logIn, signUp } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { logInAsSeller, newPerson, newSeller } from "../fixtures/people.ts"

const pictures = join(import.meta.dirname, "../../docs/screenshots")

test.use({ javaScriptEnabled: false })

test("a sign-up shows errors next to their fields, preserves the input, and succeeds", async ({
  page,
}) => {
  const person = newPerson()
  await page.goto(paths.register)
  await signUp(page, { ...person, email: "sin-arroba" })
  await expect(page.getByText("Ese correo no parece válido", { exact: false })).toBeVisible()
  await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue("Ana")
  await expect(page.getByLabel("Correo electrónico")).toHaveValue("sin-arroba")
  await expect(page.getByLabel("Correo electrónico")).toBeFocused()
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue("")
  await signUp(page, person)
  await expect(page.getByRole("heading", { level: 1, name: "Hola, Ana" })).toBeVisible()
})

test("log-in, profile, and log-out by its page", async ({ page, request, apiUrl, mailUrl }) => {
  const person = newPerson()
  await newSeller(request, { apiUrl, mailUrl }, person)
  await page.goto(paths.login)
  await logIn(page, person.email, "no es esta")
  await expect(page.getByRole("alert")).toHaveText("El correo o la contraseña no son correctos.")
  await expect(page.getByLabel("Correo o nombre de usuario")).toHaveValue(person.email)
  await logIn(page, person.email)
  await expectLoggedIn(page)
  await page.goto(paths.logOut)
  await page.getByRole("button", { name: "Sí, quiero salir" }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto(paths.account)
  await expect(page).toHaveURL(/\/login/)
})

test("a photo is uploaded unchanged, and removed again", async ({
  page,
  context,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
  await page.goto(paths.accountAvatar)
  await page.locator("input[type=file]").setInputFiles(join(pictures, "home.jpg"))
  await page.getByRole("button", { name: "Subir imagen" }).click()
  await expect(page.getByText("Tu foto está lista.")).toBeVisible()
  await page.getByRole("button", { name: "Quitar" }).click()
  await expect(page.getByText("Quitamos tu foto.")).toBeVisible()
})
