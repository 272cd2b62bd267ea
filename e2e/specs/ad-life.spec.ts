// Long because each journey crosses seller, panel, visitor and mails, step by step.
import { randomInt } from "node:crypto"
import type { APIRequestContext, Page } from "@playwright/test"
import { draftPath, editAdPath, orderPath, paths } from "@wara/domain/site/paths"
import { buyPackPath } from "@wara/domain/site/payment-paths"
import { z } from "zod"
import { expireAd, sendDelayedMails } from "../fixtures/database.ts"
import { pictureFile, signUp, startPayment } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectReadableMail } from "../fixtures/mail-renderings.ts"
import { findViolations } from "../fixtures/page-checks.ts"
import { logInAsSeller, mailedLink, newPerson, newRut } from "../fixtures/people.ts"
import { dismissOverlays, openPanel, password } from "../fixtures/sessions.ts"
import { saveDraft, submitAd } from "../fixtures/submit-ad.ts"

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

/** A machine that no other journey sells. */
const newName = (kind: string) => `${kind} L${randomInt(1_000_000_000)}`

const photoFile = (page: Page) => pictureFile(page, { width: 800, height: 600 })

/** An ad can be decided once it has been visible for a second. */
async function waitForHydration(panel: Page): Promise<void> {
  await expect(panel.getByRole("button", { name: /^Aprobar/ })).toBeEnabled()
}

/** Opens the next ad of the queue. */
async function openFromQueue(panel: Page, apiUrl: string, name: string): Promise<void> {
  await panel.goto(`${apiUrl}/admin/reviews`)
  await panel.getByRole("link", { name }).click()
  await expect(panel.getByRole("heading", { level: 2, name })).toBeVisible()
}

/** Whether a page has a dark background. */
function isPaperDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [red] = getComputedStyle(document.body).backgroundColor.match(/\d+/) ?? []
    return Number(red) < 128
  })
}

const movementsSchema = z.object({
  data: z.array(z.object({ kind: z.string(), amount: z.number(), reason: z.string() })),
})

/** Reasons of a user's credit movements after sign-up, newest first. */
async function movementReasons(request: APIRequestContext, apiUrl: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get(`${apiUrl}/api/users/me/credits/movements`, { headers })
  const { data } = movementsSchema.parse(await answer.json())
  return data.map(({ reason }) => reason).filter((reason) => reason !== "sign-up")
}

test("[S1.2] [S1.3] [S1.4] [S2.39] [B5.37] a free ad: sign-up, approval by a moderator's shortcut, a visitor's view, end, renewal from its mail", async ({
  page,
  newWindow,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
  databaseUrl,
}) => {
  test.slow()
  const person = newPerson()
  const name = newName("Cargador frontal Volvo")
  await page.goto(paths.register)
  await signUp(page, person)
  await expect(heading(page, "Hola, Ana")).toBeVisible()
  const to = person.email
  await page.goto(await mailedLink(request, mailUrl, { to, path: paths.confirmEmail }))
  await page.getByRole("button", { name: "Confirmar mi correo" }).click()
  await expect(page.getByText("Tu correo está confirmado").first()).toBeVisible()

  const next = page.getByRole("button", { name: "Continuar" })
  await page.goto(paths.postAd)
  await expect(heading(page, "¿Cómo vas a publicar?")).toBeVisible()
  await page.getByLabel("Tu RUT").fill(newRut())
  await page.getByRole("button", { name: "Guardar y seguir" }).click()
  await expect(heading(page, "¿Cómo lo publicas?")).toBeVisible()
  await expect(page.getByLabel(/Usar 1 de tus 3 créditos/)).toBeChecked()
  await next.click()
  await page.getByLabel("Nombre del equipo").fill(name)
  await page.getByText("Construcción", { exact: true }).click()
  await page.getByLabel("Precio sin IVA").fill("45000000")
  await page.getByLabel("Descripción").fill("Cargador con mantenciones al día y balde nuevo.")
  await next.click()
  await page.getByLabel("Teléfono").fill("912345678")
  await page.getByLabel("Región").selectOption({ label: "Antofagasta" })
  await page.getByLabel("Comuna", { exact: true }).selectOption({ label: "Calama" })
  await next.click()
  await page.getByText("Usado", { exact: true }).click()
  await next.click()
  await page.getByLabel("Agregar fotos").setInputFiles(await photoFile(page))
  await expect(page.getByText("1 foto lista.")).toBeAttached()
  await page.getByRole("button", { name: "Revisar anuncio" }).click()
  await page.getByRole("button", { name: "Enviar a revisión" }).click()
  await expect(heading(page, "Listo, creaste tu anuncio con éxito")).toBeVisible()
  await page.goto(paths.accountAds)
  // The details below the row contain the figures by day, which are rows too.
  const own = page.getByRole("row").filter({ hasText: name }).first()
  await expect(own).toContainText("En revisión")

  const office = await newWindow()
  const panel = await office.newPage()
  await panel.goto(`${apiUrl}/admin`)
  await expect(panel.getByLabel("Correo")).toBeVisible()
  await panel.getByLabel("Correo").fill("moderador@wara.test")
  await panel.getByLabel("Contraseña", { exact: true }).fill(password)
  await panel.getByRole("button", { name: "Iniciar sesión" }).click()
  await panel.getByRole("menuitem", { name: "Revisión" }).click()
  await panel.getByRole("link", { name }).click()
  await expect(panel.getByRole("heading", { level: 2, name })).toBeVisible()
  await waitForHydration(panel)
  await panel.keyboard.press("a")
  await expect(panel.getByText(`Aprobado: ${name}`)).toBeVisible()

  const elsewhere = await newWindow()
  await dismissOverlays(elsewhere, siteUrl)
  const visitor = await elsewhere.newPage()
  await visitor.goto(`${paths.ads}?${new URLSearchParams({ s: name })}`)
  await visitor.getByRole("heading", { name }).getByRole("link").click()
  await expect(visitor).toHaveURL(new RegExp(`${paths.ads}/.+`))
  await expect(heading(visitor, name)).toBeVisible()
  await expect(visitor.getByRole("main")).toContainText("$45.000.000")
  await expect(visitor.getByRole("main")).not.toContainText(/@|\+56/)
  const { pathname } = new URL(visitor.url())
  await sendDelayedMails(databaseUrl, to)
  expect(await mailedLink(request, mailUrl, { to, path: pathname })).toContain(pathname)
  await page.reload()
  await expect(own).toContainText("15 días")

  await own.getByLabel(`Acciones de ${name}`).first().click()
  const edit = await own.getByRole("link", { name: "Editar" }).getAttribute("href")
  await expireAd(databaseUrl, Number(edit?.match(/\d+/)?.[0]))
  await visitor.reload()
  await expect(visitor.getByText("Este anuncio terminó")).toBeVisible()
  const renewal = await mailedLink(request, mailUrl, { to, path: paths.adLink })
  await expectReadableMail({ newWindow, request, mailUrl }, { to, subject: "Tu anuncio terminó" })
  await page.goto(renewal)
  await expect(heading(page, `¿Renovar «${name}»?`)).toBeVisible()
  await page.getByRole("button", { name: "Renovar con 1 crédito" }).click()
  await expect(heading(page, "Renovamos tu anuncio")).toBeVisible()
  await visitor.reload()
  await expect(heading(visitor, name)).toBeVisible()
  await expect(visitor.getByText("Este anuncio terminó")).toBeHidden()
})

test("changes are requested, a second moderator is late, the owner resubmits at no cost; an edit waits beside the public version", async ({
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
  const owner = newPerson()
  const addresses = { apiUrl, siteUrl, mailUrl }
  const token = await logInAsSeller(context, request, addresses, owner)
  const name = newName("Grúa horquilla Toyota")
  const photo = await photoFile(page)
  const ad = await submitAd({ request, apiUrl, token }, { name, photo })
  const office = await newWindow()
  const otherOffice = await newWindow()
  const [first, second] = await Promise.all([
    openPanel(office, apiUrl, "moderador"),
    openPanel(otherOffice, apiUrl, "operador"),
  ])
  await Promise.all([first, second].map((panel) => openFromQueue(panel, apiUrl, name)))

  await Promise.all([first, second].map(waitForHydration))
  await first.keyboard.press("c")
  await first.getByRole("combobox", { name: "Motivo" }).click()
  await first.getByRole("option", { name: "Faltan datos" }).click()
  const notes = "Agrega la marca y el modelo."
  await first.getByLabel("Notas para el vendedor").fill(notes)
  await first.getByRole("button", { name: "Pedir cambios" }).click()
  await expect(first.getByText(`Cambios pedidos: ${name}`)).toBeVisible()
  await second.keyboard.press("a")
  const taken = second.getByRole("dialog", { name: "Otra persona ya decidió este anuncio" })
  await expect(taken).toContainText("Mónica Aravena pidió cambios")
  await expect(taken).toContainText(notes)

  await sendDelayedMails(databaseUrl, owner.email)
  await page.goto(await mailedLink(request, mailUrl, { to: owner.email, path: editAdPath(ad) }))
  await expect(page.getByRole("note")).toContainText(notes)
  await page.getByLabel("Marca (opcional)").fill("Toyota")
  await page.getByRole("button", { name: "Enviar de nuevo" }).click()
  await expect(page.getByText("Enviamos tus cambios a revisión", { exact: false })).toBeVisible()
  expect(await movementReasons(request, apiUrl, token)).toEqual(["ad-submitted"])

  await openFromQueue(first, apiUrl, name)
  await waitForHydration(first)
  await first.keyboard.press("a")
  await expect(first.getByText(`Aprobado: ${name}`)).toBeVisible()
  await page.goto(editAdPath(ad))
  await page.getByLabel("Nombre del equipo").fill(`${name} diésel`)
  await page.getByRole("button", { name: "Enviar a revisión" }).click()
  await expect(page.getByText("Enviamos tus cambios a revisión", { exact: false })).toBeVisible()
  await openFromQueue(second, apiUrl, `${name} diésel`)
  const changed = second.getByRole("row").filter({ hasText: "Cambió" })
  await expect(changed).toHaveText(new RegExp(`^Nombre${name}${name} diésel`))
  // Disabled buttons are exempt from contrast rules: axe must check them enabled.
  await waitForHydration(second)
  for (const colorScheme of ["light", "dark"] as const) {
    await second.emulateMedia({ colorScheme })
    // The panel applies a new theme by script, a moment after the browser.
    await expect.poll(() => isPaperDark(second)).toBe(colorScheme === "dark")
    expect(await findViolations(second, colorScheme === "dark" ? "colours" : undefined)).toEqual([])
  }
})

test("an ad and its pack in one payment: a rejected payment loses nothing, a second one submits the ad", async ({
  page,
  context,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  test.slow()
  const token = await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
  const photo = await photoFile(page)
  const caller = { request, apiUrl, token }
  await Promise.all(
    [1, 2, 3].map(() => submitAd(caller, { name: newName("Torno paralelo"), photo })),
  )
  const name = newName("Excavadora Komatsu")
  const ad = await saveDraft(caller, { name, photo })

  await page.goto(draftPath(ad))
  await page.getByRole("link", { name: /Publicación/ }).click()
  await expect(
    page.getByText("No te quedan créditos para publicar", { exact: false }),
  ).toBeVisible()
  await page.getByLabel(/^1 anuncio/).check()
  await page.goto(paths.postAdSummary)
  const pay = page.getByRole("button", { name: "Pagar $5.990 y enviar" })
  for (const choice of ["Que el banco rechace", "Pagar $5.990"]) {
    await expect(page.getByRole("main")).toContainText(name)
    await page.getByLabel(/Acepto los/).check()
    await pay.click()
    await page.getByRole("button", { name: choice }).click()
    if (choice === "Pagar $5.990") break
    await expect(page).toHaveURL(new RegExp(`${paths.postAdError}\\?`))
    await expect(heading(page, "El banco no autorizó el pago")).toBeVisible()
    await page.getByRole("link", { name: "Intentar de nuevo" }).click()
  }
  await expect(page).toHaveURL(new RegExp(`${paths.postAdThanks}\\?`))
  await expect(heading(page, "Listo, creaste tu anuncio con éxito")).toBeVisible()
  await expect(page.getByRole("region", { name: "Comprobante de pago" })).toContainText("$5.990")
  await page.goto(paths.accountAds)
  await expect(page.getByRole("row").filter({ hasText: name }).first()).toContainText("En revisión")
})

test("an operator refunds an order: the buyer sees it, loses its credits, and gets a mail", async ({
  page,
  context,
  newWindow,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  const buyer = newPerson()
  const addresses = { apiUrl, siteUrl, mailUrl }
  await logInAsSeller(context, request, addresses, buyer)
  await page.goto(buyPackPath({ pack: "15-anuncios" }))
  await startPayment(page)
  await page.getByRole("button", { name: "Pagar $69.990" }).click()
  await expect(heading(page, "Recibimos tu pago")).toBeVisible()
  const receipt = page.getByRole("region", { name: "Comprobante de pago" })
  const number = (await receipt.innerText()).match(/W\d{8}-\d+/)?.[0] ?? ""
  expect(number).not.toBe("")

  const office = await newWindow()
  const panel = await openPanel(office, apiUrl, "operador")
  await panel.goto(`${apiUrl}/admin/orders`)
  await panel.getByRole("row").filter({ hasText: number }).click()
  await panel.getByRole("button", { name: "Devolver dinero" }).click()
  const dialog = panel.getByRole("dialog", { name: "Devolver dinero" })
  await dialog.getByLabel("Motivo").fill("El comprador se arrepintió.")
  await dialog.getByLabel(/escribe el monto/).fill("69.990")
  await dialog.getByRole("button", { name: "Devolver dinero" }).click()
  await expect(panel.getByText("Webpay devolvió el dinero")).toBeVisible()

  await page.goto(paths.accountOrders)
  const order = page.getByRole("main").getByRole("link", { name: /15 anuncios/ })
  await expect(order).toContainText("Devuelta")
  const document = (await order.getAttribute("href"))?.split("/").at(-1) ?? ""
  await page.goto(paths.accountCredits)
  await expect(page.getByText("Retirado: compra devuelta").first()).toBeVisible()
  await expect(page.getByText("Saldo para publicar: 3", { exact: true }).first()).toBeVisible()
  expect(
    await mailedLink(request, mailUrl, { to: buyer.email, path: orderPath(document) }),
  ).toBeTruthy()
})
