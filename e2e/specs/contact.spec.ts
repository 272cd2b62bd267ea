import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { expect, test } from "../fixtures/journey.ts"

const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }))

test("[S2.12] a message is stored, confirmed, and mailed to the sender and the operators", async ({
  page,
  request,
  mailUrl,
}) => {
  const email = `ana.${Date.now()}@faena.cl`
  await page.goto(paths.contact)
  await page.getByLabel("Nombre").fill("Ana Pérez")
  await page.getByLabel("Correo electrónico").fill(email)
  await page.getByLabel("Mensaje").fill("Busco una retroexcavadora para Calama.")
  await page.getByRole("button", { name: "Enviar mensaje" }).dblclick()
  await expect(page).toHaveURL(/\/contacto\/gracias\?hora=\d+$/)
  const mailsTo = async (address: string) =>
    mailsSchema.parse(await (await request.get(`${mailUrl}/mensajes.json?to=${address}`)).json())
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  await expect
    .poll(
      async () =>
        (await mailsTo("operador@wara.test")).filter((mail) => mail.text.includes(email)).length,
    )
    .toBe(1)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("[S2.12] errors are shown next to their fields, and the input is preserved", async ({
    page,
  }) => {
    await page.goto(paths.contact)
    await page.getByLabel("Nombre").fill("Ana")
    await page.getByLabel("Correo electrónico").fill("ana@faena.cl")
    await page.getByLabel("Mensaje").fill("corto")
    await page.getByRole("button", { name: "Enviar mensaje" }).click()
    await expect(page.getByText("Cuéntanos un poco más: al menos 10 caracteres.")).toBeVisible()
    await expect(page.getByLabel("Nombre")).toHaveValue("Ana")
    await expect(page.getByLabel("Mensaje")).toHaveValue("corto")
    await expect(page.getByLabel("Mensaje")).toHaveAttribute("aria-invalid", "true")
  })
})
