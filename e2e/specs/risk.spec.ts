import { randomInt } from "node:crypto"
import { runStatement } from "@wara/devstack/postgres/run-statement"
import { z } from "zod"
import { pictureFile } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"
import { logInAsSeller, newPerson } from "../fixtures/people.ts"
import { openPanel } from "../fixtures/sessions.ts"
import { submitAd } from "../fixtures/submit-ad.ts"

const countSchema = z.tuple([z.object({ count: z.number() })])

test("[B10.47] [B10.49] [B10.50] [B10.52] risky ads stand on top; their signals are read, one is taken and seen as taken, and both are refused for one reason", async ({
  page,
  context,
  newWindow,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
  databaseUrl,
}) => {
  test.slow()
  const seller = newPerson()
  const token = await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl }, seller)
  // A blocked account of the same person.
  const username = `bloqueada-${randomInt(1_000_000_000)}`
  await runStatement(
    databaseUrl,
    `insert into users (email, username, firstname, lastname, rut, phone, blocked_at)
     select $1::text || '@faena.cl', $1::text, 'Ana', 'Soto', rut, '+56923456789', now()
     from users where email = $2`,
    [username, seller.email],
  )
  const photo = await pictureFile(page, { width: 800, height: 600 })
  const kind = `Excavadora L${randomInt(1_000_000_000)}`
  const names = [`${kind} A`, `${kind} B`]
  const phone = "+56923456789"
  const ads: number[] = []
  for (const name of names) {
    ads.push(await submitAd({ request, apiUrl, token }, { name, photo, phone }))
  }
  const scored = `select count(*)::int as count from ad_risks
    join ad_reviews on ad_reviews.id = ad_risks.review_id where ad_id = any($1) and score = 100`
  const countScored = async () =>
    countSchema.parse(await runStatement(databaseUrl, scored, [ads]))[0].count
  await expect.poll(countScored).toBe(2)

  const office = await newWindow()
  const panel = await openPanel(office, apiUrl, "moderador")
  await panel.goto(`${apiUrl}/admin/reviews`)
  const rows = panel.getByRole("link", { name: /espera|llegó recién/ })
  await expect(rows.first()).toContainText(names[0] ?? "")
  await expect(rows.nth(1)).toContainText(names[1] ?? "")
  await expect(rows.first()).toContainText("Riesgo 100, alto")
  await expectAccessible(panel)
  await panel.getByRole("button", { name: /^Tomar el siguiente/ }).click()
  await expect(panel.getByRole("heading", { level: 2, name: names[0] ?? "" })).toBeVisible()
  await expect(panel.getByText("Lo tienes tú hasta las", { exact: false })).toBeVisible()
  const risk = panel.getByRole("region", { name: "Riesgo" })
  await expect(risk).toContainText("Usa el mismo RUT que una cuenta bloqueada.")
  await expect(risk).toContainText("Usa el mismo teléfono que una cuenta bloqueada.")
  await expectAccessible(panel)

  const otherOffice = await newWindow()
  const other = await openPanel(otherOffice, apiUrl, "operador")
  await other.goto(`${apiUrl}/admin/reviews`)
  const taken = other.getByRole("link", { name: names[0] ?? "" })
  await expect(taken).toContainText("Lo tiene Mónica Aravena")
  await taken.click()
  await expect(other.getByText("Mónica Aravena lo está revisando", { exact: false })).toBeVisible()
  await expect(other.getByRole("button", { name: /^Aprobar/ })).toBeHidden()

  await panel.getByRole("link", { name: "Volver a la lista" }).click()
  for (const name of names) await panel.getByLabel(`Elegir ${name}`).check()
  await expect(panel.getByText("2 anuncios elegidos")).toBeVisible()
  await panel.getByRole("button", { name: "Rechazar" }).click()
  const dialog = panel.getByRole("dialog", { name: "Rechazar el anuncio" })
  await dialog.getByRole("combobox", { name: "Motivo" }).click()
  await panel.getByRole("option", { name: "Sospecha de fraude" }).click()
  await dialog.getByRole("button", { name: "Rechazar" }).click()
  await expect(panel.getByText("Rechazados: 2 anuncios")).toBeVisible()
  for (const name of names) await expect(panel.getByRole("link", { name })).toBeHidden()
  const states = "select count(*)::int as count from ads where id = any($1) and state = 'rejected'"
  expect(countSchema.parse(await runStatement(databaseUrl, states, [ads]))).toEqual([{ count: 2 }])
})
