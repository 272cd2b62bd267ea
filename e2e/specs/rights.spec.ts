import { paths } from "@wara/domain/site/paths"
import { expect, test } from "../fixtures/journey.ts"
import { expectGoodOnEveryDevice } from "../fixtures/page-checks.ts"
import { logInAsSeller, mailedLink, newPerson } from "../fixtures/people.ts"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("[B9.72] a right is exercised without an account, and confirmed by the mailed link", async ({
    page,
    request,
    mailUrl,
  }) => {
    const { email } = newPerson()
    await page.goto(paths.rights)
    await page.getByLabel("Nombre").fill("Ana Pérez")
    await page.getByLabel("Correo electrónico").fill(email)
    await page.getByLabel("Qué derecho quieres ejercer").selectOption("Acceso")
    await page.getByLabel("Qué pides").fill("Quiero saber qué datos míos tienen.")
    await page.getByRole("button", { name: "Enviar solicitud" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Revisa tu correo")
    const link = await mailedLink(request, mailUrl, { to: email, path: paths.confirmRights })
    await page.goto(link)
    await expect(page.getByText("Quiero saber qué datos míos tienen.")).toBeVisible()
    await page.getByRole("button", { name: "Confirmar esta solicitud de acceso" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Estamos tramitando tu solicitud",
    )
    await page.goto(link)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No hay nada por confirmar")
  })
})

test("[B9.77] [B9.79] a person blocks and unblocks their data, and follows a request", async ({
  page,
  context,
  request,
  apiUrl,
  mailUrl,
  siteUrl,
}) => {
  await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
  await page.goto(paths.accountPrivacy)
  await page.getByRole("button", { name: "Bloquear mis datos" }).click()
  await expect(page.getByText(/Tus datos están bloqueados desde el/)).toBeVisible()
  await page.getByLabel("Qué derecho quieres ejercer").selectOption("Oposición")
  await page.getByLabel("A qué uso te opones").selectOption("Grabación de mis visitas")
  await page.getByLabel("Qué pides").fill("No quiero que graben mis visitas.")
  await page.getByRole("button", { name: "Enviar solicitud" }).click()
  await expect(page.getByRole("heading", { name: "Tus solicitudes" })).toBeVisible()
  await expectGoodOnEveryDevice(page)
  await page.getByRole("button", { name: "Retirar la solicitud de oposición" }).click()
  await expect(page.getByText("Retiramos tu solicitud.")).toBeVisible()
  await page.getByRole("button", { name: "Quitar el bloqueo" }).click()
  await expect(page.getByRole("button", { name: "Bloquear mis datos" })).toBeVisible()
})
