// Long because it has one journey for each condition, all with the same steps of the trade.
import { randomInt } from "node:crypto"
import { runStatement } from "@wara/devstack/postgres/run-statement"
import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"
import { linkWith, receiveMail } from "../fixtures/mailbox.ts"
import { expectAccessible, expectGoodOnEveryDevice } from "../fixtures/page-checks.ts"
import { logInAsSeller, newPerson } from "../fixtures/people.ts"
import { askOnAd, slowDown, tabTo, zoomed } from "../fixtures/trade.ts"

const sellerSchema = z.tuple([z.object({ email: z.string() })])
const stateSchema = z.tuple([z.object({ state: z.string(), ad: z.string() })])

/** Where the questions about an ad go. */
const emailOfSeller = async (databaseUrl: string, slug: string) => {
  const query = "select email from users where id = (select owner_id from ads where slug = $1)"
  return sellerSchema.parse(await runStatement(databaseUrl, query, [slug]))[0].email
}

/** The states of a person's question and of the ad that it is about. */
const statesOf = async (databaseUrl: string, email: string) => {
  const query = `select leads.state, ads.state as ad from leads
    join ads on ads.id = leads.ad_id where leads.email = $1`
  return stateSchema.parse(await runStatement(databaseUrl, query, [email]))[0]
}

test.describe("without JavaScript, at 320 px", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test("[B10.109] a visitor asks, the seller answers by the mail, and no link of it changes anything when it is opened", async ({
    page,
    request,
    apiUrl,
    mailUrl,
    databaseUrl,
  }) => {
    const { email } = newPerson()
    const slug = await publicAd(request, apiUrl)
    const text = `¿Cuántas horas tiene? ${randomInt(1_000_000_000)}`
    await askOnAd(page, { slug, email, text })
    const mails = { mailUrl, request }
    const to = await emailOfSeller(databaseUrl, slug)
    const mail = await receiveMail(mails, { to, subject: "Tienes una consulta nueva", text })
    for (const step of ["reply", "not-available", "spam", "sold"]) {
      const answer = await request.get(linkWith(mail, `accion=${step}`))
      expect(answer.status()).toBe(200)
    }
    expect(await statesOf(databaseUrl, email)).toEqual({ state: "new", ad: "active" })
    await page.goto(linkWith(mail, "accion=reply"))
    await page.getByLabel("Tu respuesta").fill("Tiene 8.250 horas.")
    await page.getByRole("button", { name: "Enviar", exact: true }).click()
    await expect(page.getByText("Mensaje enviado.")).toBeVisible()
    expect(await statesOf(databaseUrl, email)).toEqual({ state: "answered", ad: "active" })
    const answer = await receiveMail(mails, { to: email, subject: "Respondieron tu consulta" })
    await page.goto(linkWith(answer, "/consulta/"))
    await page.getByLabel("Tu mensaje").fill("Gracias, ¿puedo ir el lunes?")
    await page.getByRole("button", { name: "Enviar", exact: true }).click()
    await expect(page.getByText("Gracias, ¿puedo ir el lunes?")).toBeVisible()
  })

  test("[B10.109] an alert is confirmed, paused and stopped by its page only", async ({
    page,
    request,
    mailUrl,
    databaseUrl,
  }) => {
    const { email } = newPerson()
    await page.goto(`${paths.ads}?s=excavadora`)
    await page.getByLabel("Avísame cuando se publique otro así").fill(email)
    await page.getByRole("button", { name: "Avísame" }).click()
    await expect(page.getByRole("heading", { name: "Revisa tu correo" })).toBeVisible()
    const mail = await receiveMail({ mailUrl, request }, { to: email, subject: "Confirma" })
    const link = linkWith(mail, "/alertas/")
    const state = async () =>
      z
        .tuple([z.object({ state: z.string() })])
        .parse(
          await runStatement(databaseUrl, "select state from alerts where email = $1", [email]),
        )
    for (const path of [link, `${link}/baja`]) await request.get(path)
    expect(await state()).toEqual([{ state: "pending" }])
    await page.goto(link)
    await page.getByRole("button", { name: "Confirmar la alerta" }).click()
    await expect(page.getByText("Listo: tu alerta está activa.")).toBeVisible()
    await page.getByRole("button", { name: "Pausar" }).click()
    await expect(page.getByText("En pausa", { exact: true })).toBeVisible()
    expect(await state()).toEqual([{ state: "paused" }])
  })

  test("[B10.109] opening the addresses of saved ads saves nothing", async ({
    page,
    context,
    request,
    apiUrl,
    siteUrl,
    mailUrl,
  }) => {
    await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
    const slug = await publicAd(request, apiUrl)
    await page.goto(`${paths.ads}/${slug}`)
    const form = page.locator("form", {
      has: page.getByRole("button", { name: "Guardar", exact: true }),
    })
    expect(await form.getAttribute("method")).toBe("post")
    const action = (await form.getAttribute("action")) ?? ""
    await page.goto(`${action}?${new URLSearchParams({ ad: "1" })}`)
    await page.goto(paths.saved)
    await expect(page.locator("main article")).toHaveCount(0)
  })
})

test.describe("by keyboard, at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test("[B10.110] a visitor asks and reports an ad without a mouse", async ({
    page,
    request,
    apiUrl,
  }) => {
    const slug = await publicAd(request, apiUrl)
    await page.goto(`${paths.ads}/${slug}`)
    await tabTo(page, "link", "¿Sigue disponible?")
    await page.keyboard.press("Enter")
    await expect(page.getByLabel("Tu consulta")).toBeFocused()
    await page.keyboard.type(` ${randomInt(1_000_000_000)}`)
    await expectAccessible(page)
    await tabTo(page, "textbox", "Nombre")
    await page.keyboard.type("Ana Soto")
    await tabTo(page, "textbox", "Correo")
    await page.keyboard.type(newPerson().email)
    await tabTo(page, "button", "Enviar consulta")
    await page.keyboard.press("Enter")
    await expect(page.getByText("Enviamos tu consulta", { exact: true })).toBeVisible()

    await tabTo(page, "link", "Denunciar este anuncio")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole("radio").first().focus()
    await page.keyboard.press("Space")
    await tabTo(page, "textbox", "Qué viste")
    await page.keyboard.type("Pide transferencia para reservar.")
    await tabTo(page, "button", "Enviar denuncia")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recibimos tu denuncia")
  })

  test("[B10.110] a user saves an ad, publishes what they seek and finds both without a mouse", async ({
    page,
    context,
    request,
    apiUrl,
    siteUrl,
    mailUrl,
  }) => {
    await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
    await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
    await tabTo(page, "button", "Guardar")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("button", { pressed: true }).first()).toBeVisible()
    await expect(async () => {
      await page.goto(paths.saved)
      await expect(page.locator("main article")).toHaveCount(1, { timeout: 500 })
    }).toPass()
    await expectAccessible(page)
    await page.goto(paths.publishWanted)
    await tabTo(page, "textbox", "¿Qué equipo buscas?")
    await page.keyboard.type(`Chancadora ${randomInt(1_000_000)}`)
    await page.keyboard.press("Tab")
    await page.keyboard.type("Min")
    await tabTo(page, "button", "Enviar a revisión")
    await page.keyboard.press("Enter")
    await expect(page.getByText("Recibimos tu búsqueda", { exact: false })).toBeVisible()
    await expectAccessible(page)
  })
})

test("[B10.111] at a zoom of 200 % the trade's pages fit, on every device and in both themes", async ({
  browser,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  test.slow()
  await using window = await browser.newContext({ ...zoomed, baseURL: siteUrl })
  await logInAsSeller(window, request, { apiUrl, siteUrl, mailUrl })
  const page = await window.newPage()
  const slug = await publicAd(request, apiUrl)
  const ad = `${paths.ads}/${slug}`
  const places = [
    ...[ad, `${ad}/consultar`, `${paths.ads}?s=zzqx`, paths.saved, paths.accountLeads],
    ...[paths.accountOwnLeads, paths.accountAlerts, paths.wanted, paths.publishWanted],
    paths.accountWanted,
  ]
  for (const path of places) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    const over = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect.poll(over, path).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
  await page.goto(`${ad}/consultar`)
  await expectGoodOnEveryDevice(page)
})

test("[B10.112] on a slow network a question that is pressed twice is sent once, and a heart answers at once", async ({
  page,
  request,
  apiUrl,
  databaseUrl,
}) => {
  test.slow()
  const { email } = newPerson()
  await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
  await page.getByRole("link", { name: "Consultar", exact: true }).first().click()
  await page.getByLabel("Tu consulta").fill(`¿Sigue disponible? ${randomInt(1_000_000_000)}`)
  await page.getByLabel("Nombre").fill("Ana Soto")
  await page.getByLabel("Correo", { exact: true }).fill(email)
  await slowDown(page)
  await page.getByRole("button", { name: "Enviar consulta" }).dblclick()
  await expect(page.getByText("Enviamos tu consulta", { exact: true })).toBeVisible()
  const query = "select count(*)::int as count from leads where email = $1"
  expect(await runStatement(databaseUrl, query, [email])).toEqual([{ count: 1 }])
  // Without a network nothing can have been answered.
  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Guardar", exact: true }).first().click()
  await expect(page.getByRole("button", { pressed: true }).first()).toBeVisible()
})

test("[B10.113] two windows: a reply, a saved ad and a paused alert show in the other, or are answered clearly", async ({
  page,
  context,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
  databaseUrl,
}) => {
  test.slow()
  const { email } = newPerson()
  const slug = await publicAd(request, apiUrl)
  const text = `¿Sigue disponible? ${randomInt(1_000_000_000)}`
  await askOnAd(page, { slug, email, text })
  const mails = { mailUrl, request }
  const copy = await receiveMail(mails, { to: email, subject: "Enviamos tu consulta" })
  const link = linkWith(copy, "/consulta/")
  const other = await context.newPage()
  await page.goto(link)
  await other.goto(link)
  for (const [one, message] of [
    [page, "Primero esto."],
    [other, "Y luego esto."],
  ] as const) {
    await one.getByLabel("Tu mensaje").fill(message)
    await one.getByRole("button", { name: "Enviar", exact: true }).click()
    await expect(one.getByText(message)).toBeVisible()
  }
  await expect(other.getByText("Primero esto.")).toBeVisible()

  // Visitors: a heart in one window is a heart in the other, without loading it again.
  await page.goto(`${paths.ads}/${slug}`)
  await other.goto(`${paths.ads}/${slug}`)
  await page.getByRole("button", { name: "Guardar", exact: true }).first().click()
  await expect(other.getByRole("button", { pressed: true }).first()).toBeVisible()

  const person = newPerson()
  await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl }, person)
  await request.post(`${apiUrl}/api/alerts`, {
    data: { data: { email: person.email, search: "s=grua" } },
  })
  const confirm = await receiveMail(mails, { to: person.email, subject: "Confirma tu alerta" })
  const alert = linkWith(confirm, "/alertas/")
  await page.goto(alert)
  await page.getByRole("button", { name: "Confirmar la alerta" }).click()
  await expect(page.getByText("Listo: tu alerta está activa.")).toBeVisible()
  await other.goto(alert)
  await page.getByRole("button", { name: "Pausar" }).click()
  await expect(page.getByText("En pausa", { exact: true })).toBeVisible()
  await other.getByRole("button", { name: "Pausar" }).click()
  await expect(other.getByText("En pausa", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Detener" }).click()
  await expect(page.getByText("Detenida", { exact: true })).toBeVisible()
  await other.getByRole("button", { name: "Reactivar la alerta" }).click()
  await expect(other.getByText(/ya no permite|Detenida/).first()).toBeVisible()
  const state = await runStatement(databaseUrl, "select state from alerts where email = $1", [
    person.email,
  ])
  expect(state).toEqual([{ state: "stopped" }])
})
