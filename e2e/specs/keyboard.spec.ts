import { paths } from "@wara/domain/site/paths"
import { expect, test } from "../fixtures/journey.ts"
import { newPerson, newRut } from "../fixtures/people.ts"
import { password } from "../fixtures/sessions.ts"

test("signing up, the menu and logging out by keyboard alone", async ({ page }) => {
  const person = newPerson()
  const rut = newRut().replace("-", "")
  const type = async (label: string, text: string) => {
    await page.keyboard.press("Tab")
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
    await page.keyboard.type(text)
  }
  await page.goto(paths.register)
  await page.getByLabel("Nombre", { exact: true }).focus()
  await page.keyboard.type(person.firstname)
  await type("Apellido", person.lastname)
  await type("Correo electrónico", person.email)
  await type("Contraseña", password)
  await page.getByLabel(/Acepto los/).focus()
  await page.keyboard.press("Space")
  await page.getByLabel(/mayor de edad/).focus()
  await page.keyboard.press("Space")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Hola, Ana" })).toBeVisible()

  // Publishing first asks for person or company.
  await page.goto(paths.postAd)
  await expect(page).toHaveURL(new RegExp(`${paths.publisher}\\?`))
  await page.getByLabel("Persona").focus()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("textbox", { name: "Razón social" })).toBeVisible()
  await page.keyboard.press("ArrowLeft")
  await type("Tu RUT", rut)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "¿Cómo lo publicas?" })).toBeVisible()
  await page.goto(paths.account)

  const menu = page.getByRole("banner").locator("summary", { hasText: "Ana" })
  await menu.focus()
  await page.keyboard.press("Enter")
  const logOut = page.getByRole("banner").getByRole("link", { name: "Cerrar sesión" })
  await expect(logOut).toBeVisible()
  await logOut.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "No", exact: true })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("alertdialog")).toHaveCount(0)
})
