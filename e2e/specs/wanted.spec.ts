import { randomInt } from "node:crypto"
import { runStatement } from "@wara/devstack/postgres/run-statement"
import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { pictureFile } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible, expectGoodOnEveryDevice } from "../fixtures/page-checks.ts"
import { logInAsSeller, newPerson } from "../fixtures/people.ts"
import { openPanel } from "../fixtures/sessions.ts"
import { submitAd } from "../fixtures/submit-ad.ts"

const mailsSchema = z.array(
  z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() }),
)
const reviewSchema = z.tuple([z.object({ id: z.number() })])

test("[B10.42] [B10.43] [B10.67] [B10.100] [B10.102] [B10.103] a person publishes what they seek, the team approves it, sellers offer one with and without an ad, and one is blocked", async ({
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
  const seeker = newPerson()
  const name = `Chancadora de conos ${randomInt(1_000_000)}`
  await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl }, seeker)
  await page.goto(`${paths.publishWanted}?category=mineria`)
  await page.getByLabel("¿Qué equipo buscas?").fill(name)
  await page.getByLabel("Más detalles").fill("Escríbeme a ana@faena.cl")
  await page.getByRole("button", { name: "Enviar a revisión" }).click()
  await expect(page.getByText("aquí no van teléfonos", { exact: false })).toBeVisible()
  await expect(page.getByLabel("Categoría")).toHaveValue("mineria")
  await page.getByLabel("Presupuesto máximo").fill("80.000.000")
  await page.getByLabel("¿Dónde lo necesitas?").selectOption("calama")
  await page.getByLabel("Más detalles").fill("Para áridos.")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Enviar a revisión" }).click()
  await expect(page.getByText("Recibimos tu búsqueda", { exact: false })).toBeVisible()
  await expect(page.getByText("En revisión", { exact: true })).toBeVisible()
  await expectAccessible(page)

  const office = await newWindow()
  const panel = await openPanel(office, apiUrl, "moderador")
  await panel.goto(`${apiUrl}/admin/wanted-ads`)
  const row = panel.getByRole("row", { name: new RegExp(name) })
  await row.getByRole("button", { name: "Publicar", exact: true }).click()
  const dialog = panel.getByRole("dialog", { name: "Publicar la búsqueda" })
  await expectAccessible(panel)
  await dialog.getByRole("button", { name: "Publicar la búsqueda" }).click()
  await expect(row).toHaveCount(0)

  // A visitor sees it, and not who seeks.
  const street = await newWindow()
  const visitor = await street.newPage()
  const list = `${siteUrl}${paths.wanted}?category=mineria&region=antofagasta`
  const sees = async () => (await (await street.request.get(list)).text()).includes(name)
  await expect.poll(sees).toBe(true)
  await visitor.goto(list)
  await visitor.getByRole("link", { name }).click()
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible()
  const html = await visitor.content()
  for (const secret of [seeker.email, seeker.lastname]) expect(html).not.toContain(secret)
  await expectGoodOnEveryDevice(visitor)

  const yard = await newWindow()
  const sellerPerson = newPerson()
  const addresses = { apiUrl, siteUrl, mailUrl }
  const token = await logInAsSeller(yard, request, addresses, sellerPerson)
  const photo = await pictureFile(page, { width: 800, height: 600 })
  const machine = `Chancadora usada L${randomInt(1_000_000)}`
  const given = { name: machine, photo, category: "mineria" }
  const ad = await submitAd({ request, apiUrl, token }, given)
  const query = "select id from ad_reviews where ad_id = $1"
  const [{ id: review }] = reviewSchema.parse(await runStatement(databaseUrl, query, [ad]))
  const approval = `${apiUrl}/api/admin/reviews/${review}/approve`
  await office.request.post(approval, { headers: { "x-wara-admin": "1" } })
  const seller = await yard.newPage()
  await seller.goto(visitor.url())
  await seller.getByRole("link", { name: "Tengo uno" }).click()
  await expect(seller.getByRole("radio", { name: new RegExp(machine) })).toBeChecked()
  await expectGoodOnEveryDevice(seller)
  const text = `Tengo esta, en Calama ${randomInt(1_000_000)}`
  await seller.getByLabel("Tu mensaje").fill(text)
  await seller.getByRole("button", { name: "Ofrecer" }).click()
  await expect(seller.getByText("Enviamos tu oferta")).toBeVisible()

  const mails = async () =>
    mailsSchema
      .parse(await (await request.get(`${mailUrl}/mensajes.json`)).json())
      .filter((mail) => mail.text.includes(text))
  await expect.poll(async () => (await mails())[0]?.subject ?? "").toContain("Alguien tiene")
  const [mail] = await mails()
  expect(mail?.to).toEqual([seeker.email])
  expect(mail?.text).not.toContain(sellerPerson.email)
  await page.goto(mail?.text.match(/https?:\S+\/consulta\/\S+/)?.[0] ?? "")
  await expect(page.getByText(text)).toBeVisible()
  await expectAccessible(page)

  // A seller without an ad answers as well, and is blocked from the thread.
  const workshop = await newWindow({ viewport: { width: 360, height: 780 } })
  await logInAsSeller(workshop, request, addresses)
  const adless = await workshop.newPage()
  await adless.goto(siteUrl)
  await adless.getByRole("link", { name: "Ver lo que se busca" }).click()
  await expect(adless.getByRole("heading", { level: 1, name: "Se busca" })).toBeVisible()
  await adless.goto(visitor.url())
  await adless.getByRole("link", { name: "Tengo uno" }).click()
  await expect(adless.getByText("No necesitas un anuncio", { exact: false })).toBeVisible()
  await expectAccessible(adless)
  await adless.getByLabel("Tu mensaje").fill("Tengo una en el taller, sin publicar.")
  await adless.getByRole("button", { name: "Ofrecer" }).click()
  await expect(adless.getByText("Enviamos tu oferta")).toBeVisible()
  await page.goto(paths.accountOwnLeads)
  await page.getByRole("link").filter({ hasText: "Tengo una en el taller" }).click()
  await expect(page.getByText("Respuesta a una búsqueda, sin anuncio.")).toBeVisible()
  await page.getByRole("button", { name: "Bloquear a este vendedor" }).click()
  await expect(page.getByText("Bloqueado:", { exact: false })).toBeVisible()
  await expectGoodOnEveryDevice(page)
  await adless.getByRole("link", { name: "Ver la conversación" }).click()
  await expect(adless.getByText("Esta conversación está cerrada.")).toBeVisible()

  await page.goto(paths.accountWanted)
  await expect(page.getByText("2 ofertas", { exact: false })).toBeVisible()
  await page.getByRole("button", { name: `Terminar: ${name}` }).click()
  await expect(page.getByText("Terminaste la búsqueda", { exact: false })).toBeVisible()
  await expect.poll(async () => (await street.request.get(visitor.url())).status()).toBe(404)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("[B10.68] [B10.69] an empty result leads to the form, which publishes; the list is filtered", async ({
    page,
    context,
    request,
    apiUrl,
    siteUrl,
    mailUrl,
  }) => {
    await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
    const word = `zzq${randomInt(1_000_000)}`
    await page.goto(`${paths.ads}?s=${word}`)
    await page.getByRole("link", { name: /publica gratis lo que buscas/ }).click()
    await expect(page.getByLabel("¿Qué equipo buscas?")).toHaveValue(`Z${word.slice(1)}`)
    await page.getByRole("button", { name: "Enviar a revisión" }).click()
    await expect(page.getByText("Elige una categoría.")).toBeVisible()
    await page.getByLabel("Categoría").selectOption("mineria")
    await page.getByRole("button", { name: "Enviar a revisión" }).click()
    await expect(page.getByText("Recibimos tu búsqueda", { exact: false })).toBeVisible()
    await page.goto(paths.wanted)
    await page.getByLabel("Categoría").selectOption("construccion")
    await page.getByRole("button", { name: "Filtrar" }).click()
    await expect(page).toHaveURL(/category=construccion/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Se busca en Construcción/)
  })
})
