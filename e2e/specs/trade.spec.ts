// One trade in four parts, each with the time of one journey.
import { randomInt } from "node:crypto"
import { runStatement } from "@wara/devstack/postgres/run-statement"
import { isQuietTime, nextMorning } from "@wara/domain/alerts/alert-times"
import { adPath, paths } from "@wara/domain/site/paths"
import { approveAd } from "../fixtures/approve-ad.ts"
import { ageAd, passSale, startJob } from "../fixtures/database.ts"
import { pictureFile } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { linkWith, receiveMail } from "../fixtures/mailbox.ts"
import { logInAsSeller, newPerson, newSeller } from "../fixtures/people.ts"
import { sessionCookie } from "../fixtures/sessions.ts"
import { submitAd } from "../fixtures/submit-ad.ts"

test.describe.configure({ mode: "serial" })

/** From the submission of a question to the seller's mailbox. */
const maxMailMs = 60_000

/** What the parts have in common. */
const [owner, saver, visitor] = [newPerson(), newPerson(), newPerson()]
const name = `Excavadora T${randomInt(1_000_000_000)}`
const trade = { ad: 0, path: "", token: "" }

test("[B10.76] [B10.1] [B10.2] [B10.3] a visitor asks from the ad, the seller's mail is there within a minute, and its answer reaches the visitor", async ({
  page,
  request,
  apiUrl,
  mailUrl,
  databaseUrl,
}) => {
  const mails = { mailUrl, request }
  trade.token = await newSeller(request, { apiUrl, mailUrl }, owner)
  const photo = await pictureFile(page, { width: 800, height: 600 })
  trade.ad = await submitAd({ request, apiUrl, token: trade.token }, { name, photo })
  trade.path = adPath(await approveAd(request, { apiUrl, databaseUrl, ad: trade.ad }))
  await ageAd(databaseUrl, trade.ad, 10)

  await page.goto(trade.path)
  const question = page.getByRole("region", { name: "Pregúntale al vendedor" })
  await question.getByRole("link", { name: "¿Sigue disponible?" }).click()
  await question.getByLabel("Nombre").fill("Ana Soto")
  await question.getByLabel("Correo", { exact: true }).fill(visitor.email)
  const submittedAt = Date.now()
  await question.getByRole("button", { name: "Enviar consulta" }).click()
  await expect(question.getByText("Enviamos tu consulta", { exact: true })).toBeVisible()
  const asked = await receiveMail(mails, { to: owner.email, subject: "Tienes una consulta nueva" })
  expect(asked.receivedAt.getTime() - submittedAt).toBeLessThanOrEqual(maxMailMs)

  // The seller has no session in this browser: the link of the mail is enough.
  await page.goto(linkWith(asked, "accion=reply"))
  await page.getByLabel("Tu respuesta").fill("Sí, y puedes verla el lunes.")
  await page.getByRole("button", { name: "Enviar", exact: true }).click()
  await expect(page.getByText("Mensaje enviado.")).toBeVisible()
  const answer = { to: visitor.email, subject: "Respondieron tu consulta" }
  await page.goto(linkWith(await receiveMail(mails, answer), "/consulta/"))
  await expect(page.getByText("Sí, y puedes verla el lunes.")).toBeVisible()
})

test("[B10.76] [B10.22] [B10.33] the visitor asks for an alert, and a user saves the ad", async ({
  page,
  context,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
  databaseUrl,
}) => {
  const mails = { mailUrl, request }
  await page.goto(`${paths.newAlert}?s=excavadora`)
  await page.getByLabel("Tu correo").fill(visitor.email)
  await page.getByRole("checkbox", { name: "Baja de precio" }).check()
  await page.getByRole("button", { name: "Crear la alerta" }).click()
  await expect(page.getByRole("heading", { name: "Revisa tu correo" })).toBeVisible()
  const wanted = await receiveMail(mails, { to: visitor.email, subject: "Confirma tu alerta" })
  await page.goto(linkWith(wanted, "/alertas/"))
  await page.getByRole("button", { name: "Confirmar la alerta" }).click()
  await expect(page.getByText("Listo: tu alerta está activa.")).toBeVisible()

  await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl }, saver)
  await page.goto(trade.path)
  await page.getByRole("button", { name: "Guardar", exact: true }).click()
  const isSaved = () =>
    runStatement(databaseUrl, "select user_id from favourites where ad_id = $1", [trade.ad])
  await expect.poll(async () => (await isSaved()).length).toBe(1)
})

test("[B10.76] [B10.25] [B10.37] the price drops: who saved the ad and the alert's owner are mailed", async ({
  page,
  context,
  request,
  siteUrl,
  mailUrl,
  databaseUrl,
}) => {
  const mails = { mailUrl, request }
  await context.addCookies([{ name: sessionCookie, value: trade.token, url: siteUrl }])
  await page.goto(`${paths.accountAds}/${trade.ad}/editar`)
  await page.getByLabel(/^Precio sin IVA/).fill("42000000")
  await expect(page.getByText("Estos cambios se publican de inmediato.")).toBeVisible()
  await page.getByRole("button", { name: "Guardar cambios" }).click()
  await expect(page).not.toHaveURL(/editar/)

  const ofSaver = { to: saver.email, subject: "Bajó de precio un equipo que guardaste" }
  const startSaved = () => startJob(databaseUrl, "saved-ads")
  const fallen = await receiveMail(mails, ofSaver, startSaved)
  expect(fallen.text).toContain(`${name}: Bajó 6 %`)
  await expectAlert()
  await page.goto(linkWith(fallen, "/anuncios/"))
  await expect(page.getByText(/Bajó 6\s%/).first()).toBeVisible()

  /** Alerts wait from 21:30 to 8:00: then the mail is due in the morning. */
  async function expectAlert() {
    const now = new Date()
    if (isQuietTime(now)) {
      const due = () =>
        runStatement(
          databaseUrl,
          "select due_at from alerts join alert_hits on alert_id = alerts.id where email = $1 and ad_id = $2",
          [visitor.email, trade.ad],
        )
      return expect.poll(due).toEqual([{ due_at: nextMorning(now) }])
    }
    const ofAlert = { to: visitor.email, subject: `Bajó de precio: ${name}` }
    const startAlerts = () => startJob(databaseUrl, "alerts")
    expect((await receiveMail(mails, ofAlert, startAlerts)).text).toContain("Bajó 6 %")
  }
})

test("[B10.76] [B10.10] [B10.25] the ad is sold by a link of the mail: open questions and savers learn it, with four alternatives", async ({
  page,
  request,
  mailUrl,
  databaseUrl,
}) => {
  const mails = { mailUrl, request }
  const asked = await receiveMail(mails, { to: owner.email, subject: "Tienes una consulta nueva" })
  await page.goto(linkWith(asked, "accion=sold"))
  await page.getByRole("button", { name: "Sí, lo vendí" }).click()
  await expect(page.getByText("Marcamos el equipo como vendido.")).toBeVisible()
  await passSale(databaseUrl, trade.ad)
  const closed = await receiveMail(
    mails,
    { to: visitor.email, subject: "La máquina se vendió" },
    () => startJob(databaseUrl, "leads"),
  )
  const sold = await receiveMail(
    mails,
    { to: saver.email, subject: "Se vendió un equipo que guardaste" },
    () => startJob(databaseUrl, "saved-ads"),
  )
  for (const { text } of [closed, sold]) {
    expect(text).toContain(name)
    expect(new Set(text.match(/\/anuncios\/[\w-]+/g)).size).toBeGreaterThanOrEqual(4)
  }
})
