import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"
import { receiveMail } from "../fixtures/mailbox.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"
import { newPerson } from "../fixtures/people.ts"

const mailsSchema = z.array(
  z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() }),
)

const linkIn = (text: string, action: string) =>
  text.match(/https?:\S+\/consulta\/\S+/g)?.find((link) => link.endsWith(action)) ?? ""

test("[B10.1] [B10.2] [B10.3] a visitor asks from the ad, the seller answers from the e-mail, and the visitor reads it without an account", async ({
  page,
  request,
  apiUrl,
  mailUrl,
}) => {
  const { email } = newPerson()
  const slug = await publicAd(request, apiUrl)
  const mails = async () =>
    mailsSchema.parse(await (await request.get(`${mailUrl}/mensajes.json`)).json())
  await page.goto(`${paths.ads}/${slug}`)
  const question = page.getByRole("region", { name: "Pregúntale al vendedor" })
  await question.getByRole("link", { name: "¿Sigue disponible?" }).click()
  const text = `¿Cuántas horas reales? ${email.replace(/\D/g, "")}`
  const field = question.getByLabel("Tu consulta")
  await expect(field).toHaveValue("¿Sigue disponible?")
  await field.pressSequentially(` ${text}`)
  await question.getByLabel("Nombre").fill("Ana Soto")
  await question.getByLabel("Correo", { exact: true }).fill(email)
  await expectAccessible(page)
  await question.getByRole("button", { name: "Enviar consulta" }).dblclick()
  await expect(question.getByText("Enviamos tu consulta", { exact: true })).toBeVisible()

  const asked = async () =>
    (await mails()).filter((mail) => mail.text.includes(`> ¿Sigue disponible? ${text}`))
  await expect.poll(async () => (await asked()).length).toBe(1)
  const [toSeller] = await asked()
  await page.goto(linkIn(toSeller?.text ?? "", "accion=reply"))
  await expect(page.getByText(text)).toBeVisible()
  await expectAccessible(page)
  const answer = `Sí, 8.250 horas ${email.replace(/\D/g, "")}`
  await page.getByLabel("Tu respuesta").fill(answer)
  await page.getByRole("button", { name: "Enviar", exact: true }).click()
  await expect(page.getByText("Mensaje enviado.")).toBeVisible()

  const toVisitor = async () =>
    (await mails()).find((mail) => mail.to.includes(email) && mail.text.includes(`> ${answer}`))
  await expect.poll(async () => (await toVisitor())?.subject ?? "").toContain("Respondieron")
  await page.goto((await toVisitor())?.text.match(/https?:\S+\/consulta\/\S+/)?.[0] ?? "")
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByText("Respondida")).toBeVisible()
})

/** Seconds for a key and for a tap on a phone: slow for both, so that most people are faster. */
const [secondsPerKey, secondsPerTap] = [0.4, 1.5]

test("[B10.114] a visitor's first question takes a chip, two fields and a button: less than 20 seconds; the seller answers in two taps", async ({
  page,
  request,
  apiUrl,
  mailUrl,
}) => {
  // The text is the chip's own, as in other journeys: the name tells whose question a mail has.
  const digits = Date.now() % 10_000_000
  const [name, email] = [`Ana ${digits}`, `ana${digits}@faena.cl`]
  const slug = await publicAd(request, apiUrl)
  let [keys, taps] = [0, 0]
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text)
    keys += text.length
    taps += 1
  }
  const tap = async (role: "link" | "button", name: string) => {
    await page.getByRole(role, { name, exact: true }).first().click()
    taps += 1
  }
  await page.goto(`${paths.ads}/${slug}`)
  await tap("link", "¿Sigue disponible?")
  await type("Nombre", name)
  await type("Correo", email)
  await tap("button", "Enviar consulta")
  await expect(page.getByText("Enviamos tu consulta", { exact: true })).toBeVisible()
  const sentAt = performance.now()
  expect(taps).toBe(4)
  expect(keys * secondsPerKey + taps * secondsPerTap).toBeLessThan(20)

  const mails = { mailUrl, request }
  const copy = await receiveMail(mails, { to: email, subject: "Enviamos tu consulta" })
  expect((performance.now() - sentAt) / 1_000).toBeLessThan(60)
  expect(copy.text).toContain("/consulta/")
  const toSeller = await receiveMail(mails, { subject: "Tienes una consulta nueva", text: name })
  // The mail's button is the first tap; the field has the focus, and sending is the second.
  await page.goto(linkIn(toSeller.text, "accion=reply"))
  await expect(page.getByLabel("Tu respuesta")).toBeFocused()
  await page.keyboard.type("Sí, sigue disponible.")
  await page.getByRole("button", { name: "Enviar", exact: true }).click()
  await expect(page.getByText("Mensaje enviado.")).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("[B10.18] the ad leads to a page with the form, which keeps what was typed", async ({
    page,
    request,
    apiUrl,
  }) => {
    await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
    await page.getByRole("link", { name: "¿Con factura?" }).click()
    await expect(page.getByLabel("Tu consulta")).toHaveValue("¿Lo vendes con factura?")
    await page.getByLabel("Nombre").fill("Ana Soto")
    await page.getByLabel("Correo", { exact: true }).fill("ana(at)faena")
    await page.getByRole("button", { name: "Enviar consulta" }).click()
    await expect(page.getByLabel("Nombre")).toHaveValue("Ana Soto")
    await page.getByLabel("Correo", { exact: true }).fill(newPerson().email)
    await page.getByRole("button", { name: "Enviar consulta" }).click()
    await expect(page.getByText("Enviamos tu consulta", { exact: true })).toBeVisible()
  })
})
