import { paths } from "@wara/domain/site/paths"
import { logIn, pictureFile, signUp } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { mailedLink, newPerson } from "../fixtures/people.ts"
import { password, sessionCookie } from "../fixtures/sessions.ts"

test("[S2.4] [S2.7] [S4.1] [S2.27] register, confirm, profile, photo, log out, recover, reset; the old session has ended", async ({
  page,
  context,
  request,
  mailUrl,
  apiUrl,
}) => {
  test.slow()
  const person = newPerson()
  await page.goto(paths.register)
  await signUp(page, person)
  await expect(page).toHaveURL(/\/cuenta\?/)
  await expect(page.getByRole("heading", { level: 1, name: "Hola, Ana" })).toBeVisible()
  await expect(page.getByText("Confirma tu correo para publicar")).toBeVisible()

  const confirmation = await mailedLink(request, mailUrl, {
    to: person.email,
    path: paths.confirmEmail,
  })
  await page.goto(confirmation)
  await page.getByRole("button", { name: "Confirmar mi correo" }).click()
  await expect(page.getByText("Tu correo está confirmado").first()).toBeVisible()
  const code = new URL(confirmation).searchParams.get("codigo")
  const again = await request.post(`${apiUrl}/api/auth/confirm-email`, { data: { code } })
  expect(again.status()).toBe(410)

  await page.goto(paths.accountProfileEdit)
  await page.getByLabel("Teléfono (opcional)").fill("912345678")
  await page.getByLabel("Región (opcional)").selectOption({ label: "Antofagasta" })
  await page.getByLabel("Comuna", { exact: true }).selectOption({ label: "Calama" })
  await page.getByRole("button", { name: "Guardar cambios" }).click()
  await expect(page.getByText("Guardamos tu perfil.")).toBeVisible()
  await expect(page.getByText("+56 9 1234 5678")).toBeVisible()
  await expect(page.getByText("Calama, Antofagasta")).toBeVisible()

  await page.goto(paths.accountAvatar)
  const photo = await pictureFile(page, { width: 900, height: 700 })
  await page.getByLabel("Elegir foto").setInputFiles(photo)
  await expect(page.getByRole("heading", { name: "Ajusta el encuadre" })).toBeVisible()
  await expect(page.getByRole("application")).toBeFocused()
  await page.getByRole("button", { name: "Cancelar" }).click()
  await expect(page.getByLabel("Elegir foto")).toBeFocused()
  await page.getByLabel("Elegir foto").setInputFiles(photo)
  await page.getByRole("application").press("ArrowRight")
  await page.getByRole("button", { name: "Guardar" }).click()
  await expect(page.getByText("Tu foto está lista.")).toBeVisible()

  const old = (await context.cookies()).find(({ name }) => name === sessionCookie)?.value ?? ""
  expect(old).not.toBe("")
  await page.getByRole("banner").getByText("Ana", { exact: true }).click()
  await page.getByRole("banner").getByRole("link", { name: "Cerrar sesión" }).click()
  await expect(page.getByRole("alertdialog")).toContainText("¿Estás seguro de cerrar sesión?")
  await page.getByRole("button", { name: "Sí, quiero salir" }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" })).toBeVisible()

  await page.goto(paths.login)
  await logIn(page, person.email)
  await expect(page.getByRole("banner").getByText("Ana", { exact: true })).toBeVisible()
  const before = (await context.cookies()).find(({ name }) => name === sessionCookie)?.value ?? ""
  await context.clearCookies({ name: sessionCookie })

  await page.goto(paths.forgotPassword)
  await page.getByLabel("Correo electrónico").fill(person.email)
  await page.getByRole("button", { name: "Enviarme el enlace" }).click()
  await expect(page.getByText("Revisa tu correo")).toBeVisible()
  await page.goto(
    await mailedLink(request, mailUrl, { to: person.email, path: paths.resetPassword }),
  )
  const chosen = "Otra-clave-2026"
  await page.getByLabel("Contraseña nueva", { exact: true }).fill(chosen)
  await page.getByLabel("Repite la contraseña").fill(chosen)
  await page.getByRole("button", { name: "Guardar y entrar" }).click()
  await expect(page).toHaveURL(/\/cuenta/)
  await expect(page.getByText("Cambiaste tu contraseña.", { exact: false })).toBeVisible()

  for (const token of [old, before]) {
    const answer = await request.get(`${apiUrl}/api/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status()).toBe(401)
  }
  await context.clearCookies({ name: sessionCookie })
  await page.goto(paths.login)
  await logIn(page, person.email, password)
  await expect(page.getByRole("alert")).toHaveText("El correo o la contraseña no son correctos.")
})
