import { randomInt } from "node:crypto"
import { runStatement } from "@wara/devstack/postgres/run-statement"
import { paths } from "@wara/domain/site/paths"
import { wantedPath } from "@wara/domain/site/wanted-paths"
import { z } from "zod"
import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"
import { linkWith, receiveMail } from "../fixtures/mailbox.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"
import { logInAsSeller, newPerson, newSeller } from "../fixtures/people.ts"
import { tabTo } from "../fixtures/trade.ts"

const rowsSchema = z.array(z.record(z.string(), z.unknown()))

test.use({ viewport: { width: 320, height: 640 } })

test("[B10.146] Tengo uno, the thread of a mail and the inbox work without a mouse", async ({
  page,
  context,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
  databaseUrl,
}) => {
  const addresses = { apiUrl, siteUrl, mailUrl }
  const seeker = newPerson()
  const seekerToken = await newSeller(request, addresses, seeker)
  // Nine digits could be a phone, which no name may contain.
  const name = `Zaranda ${randomInt(1_000_000)}`
  const posted = await request.post(`${apiUrl}/api/users/me/wanted-ads`, {
    headers: { authorization: `Bearer ${seekerToken}`, "idempotency-key": name.replace(" ", "-") },
    data: { data: { name, category: "mineria" } },
  })
  expect(posted.status()).toBe(201)
  const publish = `update wanted_ads set state = 'active', published_at = now(),
    expires_at = now() + interval '30 days' where name = $1 returning slug`
  const [published] = rowsSchema.parse(await runStatement(databaseUrl, publish, [name]))
  const token = await logInAsSeller(context, request, addresses)
  const template = { title: "Horario", text: "Atendemos de 9 a 18 horas." }
  await request.put(`${apiUrl}/api/users/me/lead-templates`, {
    headers: { authorization: `Bearer ${token}` },
    data: { data: [template] },
  })

  await page.goto(wantedPath(String(published?.slug)))
  await tabTo(page, "link", "Tengo uno")
  await page.keyboard.press("Enter")
  await tabTo(page, "textbox", "Tu mensaje")
  await page.keyboard.type("Tengo una en el taller.")
  await tabTo(page, "button", "Ofrecer")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Enviamos tu oferta")).toBeVisible()

  const mail = await receiveMail({ mailUrl, request }, { to: seeker.email, subject: "Alguien" })
  const seekersPage = await context.newPage()
  await seekersPage.goto(linkWith(mail, "/consulta/"))
  await tabTo(seekersPage, "textbox", "Tu mensaje")
  await seekersPage.keyboard.type("¿Cuándo la puedo ver?")
  await tabTo(seekersPage, "button", "Enviar")
  await seekersPage.keyboard.press("Enter")
  await expect(seekersPage.getByText("Mensaje enviado.")).toBeVisible()
  await seekersPage.close()

  await page.goto(paths.accountLeads)
  await tabTo(page, "link", /¿Cuándo la puedo ver\?/)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/consultas\/[0-9a-f]{32}/)
  await tabTo(page, "button", template.title)
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("Tu respuesta")).toHaveValue(template.text)
  await tabTo(page, "button", "Enviar")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Mensaje enviado.")).toBeVisible()
  await tabTo(page, "button", "Visita acordada")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Listo, cambiamos el estado.")).toBeVisible()
  await tabTo(page, "textbox", "Tu nota")
  await page.keyboard.type("Viene el lunes.")
  await tabTo(page, "button", "Guardar nota")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Guardado.")).toBeVisible()
  await expectAccessible(page)
  const query = `select state, note from leads where wanted_id is not null and message like $1`
  expect(await runStatement(databaseUrl, query, [`%${name}%`])).toEqual([
    { state: "visit", note: "Viene el lunes." },
  ])
})

test("[B10.146] the page of an alert and the saved ads of a visitor work without a mouse", async ({
  page,
  request,
  apiUrl,
  mailUrl,
}) => {
  const { email } = newPerson()
  await request.post(`${apiUrl}/api/alerts`, { data: { data: { email, search: "s=grua" } } })
  const mail = await receiveMail({ mailUrl, request }, { to: email, subject: "Confirma" })
  await page.goto(linkWith(mail, "/alertas/"))
  for (const [button, text] of [
    ["Confirmar la alerta", "Listo: tu alerta está activa."],
    ["Guardar los cambios", "Guardamos los cambios."],
    ["Pausar", "En pausa"],
    [/^Detener/, "Detenida"],
  ] as const) {
    await tabTo(page, "button", button)
    await page.keyboard.press("Enter")
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
  await tabTo(page, "button", "Guardar")
  await page.keyboard.press("Enter")
  await page.goto(paths.saved)
  await expect(page.locator("main article")).toHaveCount(1)
  await tabTo(page, "button", /^Quitar .* de tus guardados$/)
  await page.keyboard.press("Enter")
  await expect(page.getByText("Todavía no guardas equipos")).toBeVisible()
})
