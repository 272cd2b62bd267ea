import type { BrowserContext, Page } from "@playwright/test"
import { paths } from "@wara/domain/site/paths"
import { buyPackPath } from "@wara/domain/site/payment-paths"
import { logIn, startPayment } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { newPerson, newSeller } from "../fixtures/people.ts"

type Entry = { event?: string; ecommerce?: Record<string, unknown> | null } & Record<
  string,
  unknown
>

/** The data layer's entries of all pages, in order; Google's commands as lists. */
async function readDataLayer(page: Page): Promise<(Entry | string[])[]> {
  const events: (Entry | string[])[] = []
  await page.exposeFunction("reportEvent", (text: string) => void events.push(JSON.parse(text)))
  await page.addInitScript(() => {
    const layer: unknown[] = []
    const isOrder = (entry: unknown) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
    const push = layer.push
    layer.push = (...entries) => {
      for (const entry of entries) {
        const plain = isOrder(entry) ? Object.values(entry ?? {}) : entry
        Reflect.get(window, "reportEvent")(JSON.stringify(plain))
      }
      return push.apply(layer, entries)
    }
    Reflect.set(window, "dataLayer", layer)
  })
  return events
}

/** A short form of each entry; checks and omits the reset before each ecommerce entry. */
function steps(events: (Entry | string[])[]): string[] {
  let isEmptied = false
  return events.flatMap((entry) => {
    if (Array.isArray(entry)) return [entry.slice(0, 2).join(" ")]
    const wasEmptied = isEmptied
    isEmptied = entry.ecommerce === null
    if (isEmptied) return []
    const { event, ecommerce, search_term, method, lead_source } = entry
    const facts = [ecommerce?.item_list_id, ecommerce?.transaction_id && "order", ecommerce?.value]
    const isRight = wasEmptied === (ecommerce !== undefined)
    const words = [event, ...facts, search_term, method, lead_source, isRight || "not emptied"]
    return [words.filter((word) => word && word !== true).join(" ")]
  })
}

/** The tracked value of the viewed ad. */
function worthOf(events: (Entry | string[])[]): number {
  const values = events.map((entry) => ("ecommerce" in entry ? entry.ecommerce?.value : undefined))
  return Number(values.find((value) => value !== undefined))
}

/** Origins of all requests. */
function recordOrigins(context: BrowserContext): Set<string> {
  const origins = new Set<string>()
  context.on("request", (request) => origins.add(new URL(request.url()).origin))
  return origins
}

const opened = ["consent default", "set ads_data_redaction"]
const granted = [...opened, "consent update", "gtm.js"]
const related = "view_item_list related"

// No consent choice yet; only the promotion was closed.
test.use({ promotion: true })

test("[S1.8] [S4.9] tags receive nothing before consent, then each step once: from the first list to the payment", async ({
  page,
  context,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  const person = newPerson()
  await newSeller(request, { apiUrl, mailUrl }, person)
  await context.addCookies([{ name: "site-register-closed", value: "1", url: siteUrl }])
  const events = await readDataLayer(page)
  const origins = recordOrigins(context)
  // What one page tracks comes in any order: its parts are there at once, or follow.
  const expectEvents = async (expected: string[]) => {
    await expect.poll(() => steps(events).toSorted()).toEqual(expected.toSorted())
    events.length = 0
  }

  await page.goto(paths.home)
  const notice = page.getByRole("region", { name: "Preferencias de cookies" })
  await expect(notice).toBeVisible()
  await expectEvents(opened)
  expect([...origins]).toEqual([siteUrl])

  await notice.getByRole("button", { name: "Aceptar" }).click()
  const lists = ["view_item_list home_featured", "view_item_list home_newest"]
  await expectEvents(["consent update", "gtm.js", ...lists])
  await expect.poll(() => origins.size).toBe(2)

  const search = page.getByRole("main").getByRole("combobox", { name: "Buscar equipo por nombre" })
  await search.fill("Excavadora")
  await search.press("Enter")
  await expectEvents(["view_item_list ads", "search excavadora"])

  const cards = page.getByRole("region", { name: "Resultados" }).getByRole("article")
  await cards.first().getByRole("heading").getByRole("link").click()
  await expect.poll(() => events.length).toBe(6)
  const price = worthOf(events)
  const seen = `view_item ${price}`
  await expectEvents(["select_item ads", seen, related])

  await page.getByRole("main").getByRole("link", { name: "Inicia sesión" }).first().click()
  await logIn(page, person.email)
  await expectEvents([seen, "login email", related])
  await page.getByRole("button", { name: "Ver teléfono y correo" }).click()
  // A call link leaves the browser.
  await page.evaluate(() => window.addEventListener("click", (event) => event.preventDefault()))
  await page.getByRole("link", { name: "Llamar" }).click()
  await expectEvents(["generate_lead ad_phone"])

  await page.goto(buyPackPath({ pack: "15-anuncios" }))
  await expectEvents([...granted, "begin_checkout 69990"])
  await startPayment(page)
  await page.getByRole("button", { name: "Pagar $69.990" }).click()
  await expectEvents([...granted, "purchase order 69990"])
  await page.reload()
  await expectEvents(granted)

  await page.getByRole("link", { name: "Preferencias de cookies" }).click()
  await notice.getByRole("button", { name: "Rechazar" }).click()
  await page.getByRole("link", { name: "Wara" }).first().click()
  await expect(page).toHaveURL(siteUrl + paths.home)
  origins.clear()
  await page.reload()
  await expectEvents(["consent update", ...opened, "consent update"])
  expect([...origins]).toEqual([siteUrl])
})
