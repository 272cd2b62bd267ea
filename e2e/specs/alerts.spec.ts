import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible, expectGoodOnEveryDevice } from "../fixtures/page-checks.ts"
import { newPerson } from "../fixtures/people.ts"

const mailsSchema = z.array(
  z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() }),
)

const alertLink = /https?:\S+\/alertas\/[\w-]+/

test("[B10.33] [B10.34] [B10.35] a visitor asks for an alert from the results, confirms it by mail, changes, pauses and stops it", async ({
  page,
  request,
  siteUrl,
  mailUrl,
}) => {
  const { email } = newPerson()
  const mails = async () =>
    mailsSchema
      .parse(await (await request.get(`${mailUrl}/mensajes.json`)).json())
      .filter(({ to }) => to.includes(email))
  await page.goto(`${paths.ads}?s=excavadora`)
  await page.getByLabel("Avísame cuando se publique otro así").fill(email)
  await page.getByRole("button", { name: "Avísame" }).click()
  await expect(page.getByRole("heading", { name: "Revisa tu correo" })).toBeVisible()
  await expectAccessible(page)

  await expect.poll(async () => (await mails())[0]?.subject ?? "").toContain("Confirma tu alerta")
  const link = (await mails())[0]?.text.match(alertLink)?.[0] ?? ""
  await page.goto(link)
  await expect(page.getByText("«excavadora»")).toBeVisible()
  await expect(page.getByText("Por confirmar")).toBeVisible()
  await page.getByRole("button", { name: "Confirmar la alerta" }).click()
  await expect(page.getByText("Listo: tu alerta está activa.")).toBeVisible()
  await expectGoodOnEveryDevice(page)

  // By keyboard, from the first choice to the button.
  await page.getByRole("checkbox", { name: "Baja de precio" }).focus()
  await page.keyboard.press("Space")
  await page.getByRole("radio", { name: /Al momento/ }).focus()
  await page.keyboard.press("ArrowDown")
  await page.getByRole("button", { name: "Guardar los cambios" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Guardamos los cambios.")).toBeVisible()
  await expect(page.getByRole("radio", { name: /resumen al día/ })).toBeChecked()
  await expect(page.getByRole("checkbox", { name: "Baja de precio" })).toBeChecked()

  await page.getByRole("button", { name: "Pausar" }).click()
  await expect(page.getByText("En pausa", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Reactivar la alerta" }).click()
  await expect(page.getByText("Tu alerta está activa de nuevo.")).toBeVisible()

  // A mail client's button: one post, without a browser and without an origin.
  const oneClick = {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  }
  expect((await fetch(`${link}/baja`, oneClick)).status).toBe(204)
  await page.goto(link)
  await expect(page.getByText("Detenida", { exact: true })).toBeVisible()
  await page.goto(`${siteUrl}${paths.newAlert}/${"x".repeat(43)}`)
  await expect(page.getByRole("heading", { name: "Este enlace ya no sirve" })).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("[B10.33] empty results lead to an alert, and a wrong address is said beside its field", async ({
    page,
  }) => {
    await page.goto(`${paths.ads}?s=zzzzqqq`)
    await page.getByLabel("Avísame cuando aparezca").fill(newPerson().email)
    await page.getByRole("button", { name: "Avísame" }).click()
    await expect(page.getByRole("heading", { name: "Revisa tu correo" })).toBeVisible()
    await page.goto(`${paths.newAlert}?s=zzzzqqq`)
    await page.getByRole("checkbox", { name: "Aparece un equipo" }).uncheck()
    await page.getByRole("checkbox", { name: "Vuelve a publicarse" }).uncheck()
    await page.getByRole("button", { name: "Crear la alerta" }).click()
    await expect(page.getByText("Elige al menos un tipo de aviso.")).toBeVisible()
    await page.getByRole("checkbox", { name: "Baja de precio" }).check()
    await page.getByLabel("Tu correo").fill(newPerson().email)
    await page.getByRole("button", { name: "Crear la alerta" }).click()
    await expect(page.getByRole("heading", { name: "Revisa tu correo" })).toBeVisible()
  })
})
