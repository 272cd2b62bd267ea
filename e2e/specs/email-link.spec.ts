import { paths } from "@wara/domain/site/paths"
import { expect, test } from "../fixtures/journey.ts"
import { expectGoodOnEveryDevice } from "../fixtures/page-checks.ts"
import { mailedLink, newPerson } from "../fixtures/people.ts"
import { password } from "../fixtures/sessions.ts"

test("[B8.3] the mail of another person's sign-up asks for the password and can be disowned", async ({
  page,
  request,
  apiUrl,
  mailUrl,
}) => {
  const person = newPerson()
  const consents = { accepts_terms: true, is_adult: true }
  const data = { ...person, password, ...consents }
  const url = `${apiUrl}/api/auth/local/register`
  expect((await request.post(url, { data })).ok()).toBe(true)
  await page.goto(
    await mailedLink(request, mailUrl, { to: person.email, path: paths.confirmEmail }),
  )
  await expect(page.getByText("p•••@faena.cl")).toBeVisible()
  await expectGoodOnEveryDevice(page)
  await page.getByLabel("Contraseña de la cuenta").fill("no es esa clave")
  await page.getByRole("button", { name: "Confirmar mi correo" }).click()
  await expect(page.getByText("Esa no es la contraseña de la cuenta.")).toBeVisible()
  await page.getByRole("button", { name: "No fui yo" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Eliminamos la cuenta")
  const logIn = await request.post(`${apiUrl}/api/auth/local`, {
    data: { identifier: person.email, password },
  })
  expect(logIn.status()).toBe(401)
})
