import { adPath } from "@wara/domain/site/paths"
import { buildAd } from "@wara/factories/build-ad"
import { buildConversion } from "@wara/factories/build-catalog"
import { afterAll, beforeEach, expect, test } from "vitest"
import { type Answer, outcomeOf, refusal } from "../../../test/answering-api.ts"
import { buildContext } from "../../../test/build-context.ts"
import { pageOf } from "../../../test/hostile-answers.ts"
import { openServer, sendJson } from "../../../test/open-server.ts"
import { printedCode } from "../../features/ads/detail/qr-path.server.ts"

const slug = "grua-torre-1"
const ad = buildAd({ id: 2004, slug, price: 1_000_000, currency: "CLP" })
const inUf = buildConversion({ to: "UF" })
/** The response to a conversion; its query has the unit. */
let conversionOf: (unit: string | null) => Answer = () => ({ status: 200, body: { data: inUf } })

const api = await openServer((request, response) => {
  const url = new URL(request.url, "http://api.test")
  const { searchParams: query, pathname } = url
  const byNumber = query.get("filters[id][$eq]") === "2004"
  const isFound = byNumber || query.get("filters[slug][$eq]") === slug || query.has("_q")
  const { status, body } =
    pathname === "/api/indicators/convert"
      ? conversionOf(query.get("to"))
      : { status: 200, body: pageOf(pathname === "/api/ads" && isFound ? [ad] : []) }
  sendJson(response, status, body)
})
process.env.API_URL = api.url
process.env.BASE_URL = "https://wara.test"
const { loader } = await import("./ad-detail.tsx")

afterAll(() => api.close())
beforeEach(() => {
  api.received.length = 0
  conversionOf = () => ({ status: 200, body: { data: inUf } })
})

async function load(given: string) {
  const url = new URL(adPath(given), "http://localhost:3000")
  const pattern = "/anuncios/:slug" as const
  const asked = { request: new Request(url), url, params: { slug: given }, pattern }
  const data = await loader({ ...asked, context: buildContext() })
  // It would run after the page is gone.
  await data.related
  return data
}

test("a printed ad's QR code links to its page at the site's URL", async () => {
  const data = await load(slug)
  expect(data).toMatchObject({
    kind: "public",
    qr: printedCode(`https://wara.test/anuncios/${slug}`),
  })
})

test("[B5.19] [S7.8] an ad's number redirects to its URL", async () => {
  const answer: unknown = await load("2004").catch((error: unknown) => error)
  expect(answer).toBeInstanceOf(Response)
  expect(outcomeOf(answer)).toMatchObject({ status: 302, location: adPath(slug) })
  const call = api.received.find(({ url }) => decodeURIComponent(url).includes("filters[id]"))
  expect(decodeURIComponent(call?.url ?? "")).toContain("filters[id][$eq]=2004")
})

test.each(["7", "nada", "0", "2004x", "99999999999"])(
  "[B5.19] [S4.13] an ad with slug or number %s is not found",
  async (given) => {
    await expect(load(given)).rejects.toMatchObject({ init: { status: 404 } })
  },
)

test("[B5.19] the backend converts the price to each unit", async () => {
  const inDollars = buildConversion({ to: "USD", result: 1_052 })
  conversionOf = (unit) => ({ status: 200, body: { data: unit === "USD" ? inDollars : inUf } })
  expect(await load(slug)).toMatchObject({ conversions: [inUf, inDollars] })
  const queries = api.received
    .filter(({ url }) => url.startsWith("/api/indicators/convert"))
    .map(({ url }) => url.split("?")[1])
  expect(queries).toEqual(["amount=1000000&from=CLP&to=UF", "amount=1000000&from=CLP&to=USD"])
})

test("[B5.19] [S8.4] a failed conversion is omitted, and the ad is shown", async () => {
  conversionOf = (unit) =>
    unit === "USD" ? refusal(503, "ServiceUnavailableError") : { status: 200, body: { data: inUf } }
  expect(await load(slug)).toMatchObject({ kind: "public", conversions: [inUf] })
})
