import type { Page } from "@playwright/test"
import { paths } from "@wara/domain/site/paths"
import { expectLoggedIn } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { newPerson, newSeller } from "../fixtures/people.ts"

/** Chooses an identity at the stand-in for Google and Facebook. */
async function become(page: Page, person: { firstname: string; lastname: string; email: string }) {
  await page.getByLabel("Nombre").fill(person.firstname)
  await page.getByLabel("Apellido").fill(person.lastname)
  await page.getByLabel("Correo", { exact: true }).fill(person.email)
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
}

for (const provider of ["Google", "Facebook"]) {
  test(`[S2.6] [S7.5] a new user signs up with ${provider} and later logs in to the same account`, async ({
    page,
    context,
    siteUrl,
  }) => {
    const person = newPerson()
    await page.goto(`${paths.login}?volver=%2Fcuenta%2Fperfil`)
    await page.getByRole("link", { name: `Continuar con ${provider}` }).click()
    await expect(page.getByText(`Esto no es ${provider}.`, { exact: false })).toBeVisible()
    await become(page, person)
    await expect(page).toHaveURL(`${siteUrl}${paths.accountProfile}`)
    await expect(page.getByText(person.email)).toBeVisible()
    await context.clearCookies()
    await page.goto(paths.login)
    await page.getByRole("link", { name: `Continuar con ${provider}` }).click()
    await become(page, person)
    await expectLoggedIn(page)
    await expect(page.getByRole("heading", { level: 1, name: "Hola, Ana" })).toBeVisible()
  })
}

test("[S7.5] an account with the same confirmed e-mail is linked", async ({
  page,
  request,
  apiUrl,
  mailUrl,
}) => {
  const person = newPerson()
  await newSeller(request, { apiUrl, mailUrl }, person)
  await page.goto(paths.login)
  await page.getByRole("link", { name: "Continuar con Google" }).click()
  await become(page, { ...person, firstname: "Otra" })
  await expectLoggedIn(page)
  await expect(page.getByRole("heading", { level: 1, name: "Hola, Ana" })).toBeVisible()
})

test("[S7.5] an unconfirmed e-mail is rejected with an explanation, and so is a cancelled log-in", async ({
  page,
}) => {
  await page.goto(paths.login)
  await page.getByRole("link", { name: "Continuar con Facebook" }).click()
  await page.getByRole("button", { name: /elias@correo\.test/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Falta confirmar el correo")
  await page.goto(paths.login)
  await page.getByRole("link", { name: "Continuar con Google" }).click()
  await page.getByText("Cancelar y volver a Wara").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No entraste con Google")
})

test("[S2.6] a code from another browser does not log in", async ({ page }) => {
  await page.goto(`${paths.loginGoogle}?access_token=${"x".repeat(43)}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El intento venció")
  await page.goto(paths.account)
  await expect(page).toHaveURL(/\/login/)
})
