import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { buildAd, buildEndedAd } from "@wara/factories/build-ad"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openServer, sendJson } from "../../test/open-server.ts"

const ad = buildAd({ slug: "grua-1" })
const pagination = { page: 1, pageSize: 20, pageCount: 1, total: 1 }
const onePage = { data: [ad], meta: { pagination } }
const nothing = { data: [], meta: { pagination: { ...pagination, total: 0, pageCount: 0 } } }
const busy = { status: 503, name: "ServiceUnavailableError", message: "busy", details: {} }

let status = 200
let body: unknown = onePage
const api = await openServer((_request, response) => sendJson(response, status, body))
process.env.API_URL = api.url
const ads = await import("./ads.server.ts")

/** The last request, as the backend received it. */
function asked(): { path: string; query: Record<string, string> } {
  const url = new URL(api.received.at(-1)?.url ?? "", api.url)
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) }
}

const search = (query: string) => parseAdSearch(new URLSearchParams(query))

beforeEach(() => {
  api.received.length = 0
  status = 200
  body = onePage
})
afterAll(() => api.close())

test("[S9.1] the list requests page 1 with 20 ads unless the URL says otherwise", async () => {
  const list = await ads.listAds(search(""))
  expect(asked()).toEqual({ path: "/api/ads", query: { page: "1", pageSize: "20", populate: "*" } })
  expect(list).toEqual({ ads: [ad], pagination, correctedText: null, meaning: null })
})

test("[S7.8] the list's URL reaches the backend as filters, order and page", async () => {
  const query =
    "s=Retro&category=gruas&comuna=arica&region=tarapaca&condicion=usado&marca=Komatsu" +
    "&precio_desde=1000000&precio_hasta=2000000&ano_desde=2010&orden=precio-menor&page=3"
  await ads.listAds(search(query))
  expect(asked().query).toEqual({
    _q: "retro",
    "filters[category][slug][$eq]": "gruas",
    "filters[commune][slug][$eq]": "arica",
    "filters[condition][slug][$eq]": "usado",
    "filters[manufacturer][$eqi]": "Komatsu",
    "filters[price_clp][$gte]": "1000000",
    "filters[price_clp][$lte]": "2000000",
    "filters[year][$gte]": "2010",
    "sort[0]": "price_clp:asc",
    page: "3",
    pageSize: "20",
    populate: "*",
  })
})

test("[B10.170] kilometres are queried around their commune, for list and counts", async () => {
  await ads.listAds(search("region=tarapaca&comuna=iquique&radio=50"))
  const place = { near: "iquique", radius_km: "50" }
  expect(asked().query).toEqual({ ...place, page: "1", pageSize: "20", populate: "*" })
  await ads.adFacets(search("comuna=iquique&radio=50")).catch(() => null)
  expect(asked()).toEqual({ path: "/api/ads/facets", query: place })
})

test("a region is queried by its communes", async () => {
  await ads.listAds(search("region=tarapaca"))
  expect(asked().query["filters[commune][region][slug][$eq]"]).toBe("tarapaca")
})

test("the correction of a typing error is passed on", async () => {
  const nothingElse = { kept_words: null, dropped_words: [], only_mentioned: false, parts_total: 0 }
  const meaning = { understood: [], words: "gruas horqillas", ...nothingElse }
  const answered = { ...meaning, corrected_text: "gruas horquilla" }
  body = { ...onePage, meta: { pagination, search: answered } }
  expect((await ads.listAds(search("s=gruas horqillas"))).correctedText).toBe("gruas horquilla")
})

test("the counts are requested with the list's filters", async () => {
  body = {
    data: {
      total: 3,
      dropped: 1,
      complete: true,
      categories: [],
      regions: [],
      communes: [],
      conditions: [],
      manufacturers: [{ name: "Komatsu", count: 3 }],
      price: { min: 1, max: 2 },
      year: { min: null, max: null },
      corrected_text: null,
    },
  }
  const facets = await ads.adFacets(search("s=retro&category=gruas&page=4"))
  expect(facets.manufacturers).toEqual([{ name: "Komatsu", count: 3 }])
  expect(asked()).toEqual({
    path: "/api/ads/facets",
    query: { _q: "retro", "filters[category][slug][$eq]": "gruas" },
  })
})

test("[S7.8] an ad is found by slug and by number, with its relations", async () => {
  expect(await ads.findAdBySlug("grua-1")).toEqual(ad)
  expect(asked().query).toMatchObject({ "filters[slug][$eq]": "grua-1", populate: "*" })
  expect(await ads.findAdById(7)).toEqual(ad)
  expect(asked().query).toMatchObject({ "filters[id][$eq]": "7", populate: "*" })
})

test("[S4.13] an ad with an unknown slug and number is null", async () => {
  body = nothing
  expect(await ads.findAdBySlug("nada")).toBeNull()
  expect(await ads.findAdById(7)).toBeNull()
})

test("[S8.3] a failed list throws its message with status and error of the backend", async () => {
  status = 503
  body = { data: null, error: busy }
  await expect(ads.listAds(search(""))).rejects.toMatchObject({
    data: { message: "Error al cargar los anuncios", cause: busy },
    init: { status: 503 },
  })
})

test("the backend's message does not reach a page", async () => {
  status = 503
  body = { data: null, error: busy }
  const thrown: unknown = await ads.listAds(search("")).catch((error: unknown) => error)
  expect(JSON.parse(JSON.stringify(thrown)).data).toEqual({
    message: "Error al cargar los anuncios",
  })
})

test("[S8.3] a failed ad throws its message", async () => {
  status = 503
  body = { data: null, error: busy }
  for (const call of [ads.findAdBySlug("a"), ads.findAdById(1), ads.findEndedAd("a")]) {
    await expect(call).rejects.toMatchObject({
      data: { message: "Error al cargar el anuncio", cause: busy },
      init: { status: 503 },
    })
  }
})

test("an ended ad is found by its slug, or null", async () => {
  const ended = buildEndedAd()
  body = { data: [ended], meta: { pagination } }
  expect(await ads.findEndedAd(ended.slug)).toEqual(ended)
  expect(asked()).toMatchObject({
    path: "/api/ended-ads",
    query: { "filters[slug][$eq]": ended.slug },
  })
  body = nothing
  expect(await ads.findEndedAd("nada")).toBeNull()
})

test("[S9.1] the newest ads are ordered by createdAt descending", async () => {
  expect(await ads.listNewestAds(8)).toEqual([ad])
  expect(asked().query).toEqual({
    page: "1",
    pageSize: "8",
    "sort[0]": "createdAt:desc",
    populate: "*",
  })
  await ads.listNewestAds(8, { categorySlug: "gruas" })
  expect(asked().query["filters[category][slug][$eq]"]).toBe("gruas")
})

test("featured ads, related ads and a seller's ads are requested by the contract", async () => {
  await ads.listFeaturedAds(6)
  expect(asked().query["filters[ad_featured_reservation][id][$notNull]"]).toBe("true")
  await ads.listRelatedAds({ id: 7, name: "", category: { slug: "gruas" } }, 4)
  expect(asked().query).toMatchObject({
    "filters[category][slug][$eq]": "gruas",
    "filters[id][$ne]": "7",
    pageSize: "4",
  })
  await ads.listAdsOfSeller("Maquinas-Sur", 2)
  expect(asked().query).toMatchObject({
    "filters[user][username][$eqi]": "Maquinas-Sur",
    page: "2",
    pageSize: "20",
  })
})

test("ads of the same kind of machine precede others of the category, without duplicates", async () => {
  const named = { id: 7, name: "Se vende excavadora Volvo EC140", manufacturer: "Volvo" }
  expect(await ads.listRelatedAds({ ...named, category: { slug: "gruas" } }, 4)).toEqual([ad])
  const texts = api.received.map(({ url }) => new URL(url, api.url).searchParams.get("_q"))
  expect(texts.toSorted()).toEqual(["excavadora", null].toSorted())
})

test("unknown fields of an ad are dropped", async () => {
  body = { data: [{ ...ad, serial_number: "SN-1" }], meta: { pagination } }
  expect((await ads.listAds(search(""))).ads).toEqual([ad])
})
