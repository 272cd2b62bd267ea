import { parseAdSearch } from "@wara/domain/listing/ad-search"
import { buildAd } from "@wara/factories/build-ad"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openServer, sendJson } from "../../../test/open-server.ts"
import { activeFilters } from "../../features/ads/list/active-filters.ts"

const nearby = buildAd({ name: "Grúa horquilla" })
const newest = buildAd({ name: "Bomba nueva" })

/** Ads that each set of filters finds, by the names of the filters asked for. */
let counts: Record<string, number> = {}

const api = await openServer(({ url }, response) => {
  const query = new URL(url, "http://api").searchParams
  const names = [...query.keys()].filter((key) => key === "_q" || key.startsWith("filters"))
  const total = names.length === 0 ? 2000 : (counts[names.join(" ")] ?? 0)
  const data = total === 0 ? [] : [names.length === 0 ? newest : nearby]
  const pagination = { page: 1, pageSize: 8, pageCount: Math.ceil(total / 8), total }
  sendJson(response, 200, { data, meta: { pagination } })
})
process.env.API_URL = api.url
const { findEmptyHelp } = await import("./find-empty-help.server.ts")

function helpFor(query: string) {
  const names = { category: "Minería", region: "", commune: "Calama", condition: "" }
  const search = parseAdSearch(new URLSearchParams(query))
  const filters = activeFilters(search, names).filter(({ key }) => search[key] !== "")
  return findEmptyHelp(filters, {})
}

beforeEach(() => {
  counts = {}
})
afterAll(() => api.close())

const category = "filters[category][slug][$eq]"
const commune = "filters[commune][slug][$eq]"

test("an empty search is tried without each filter; the place is given up first", async () => {
  counts = { [`_q ${category}`]: 4, [`_q ${commune}`]: 2 }
  const help = await helpFor("s=grua&category=mineria&comuna=calama")
  expect(help.relaxations).toEqual([
    { label: "Sin «Calama»", path: "/anuncios?s=grua&category=mineria", count: 4 },
    { label: "Sin «Minería»", path: "/anuncios?s=grua&comuna=calama", count: 2 },
  ])
  expect(help.ads.map(({ name }) => name)).toEqual(["Grúa horquilla"])
  expect(help.alike).toBe(true)
})

test("when that finds nothing, each filter alone is tried, the text first", async () => {
  counts = { _q: 9, [commune]: 3 }
  const help = await helpFor("s=grua&category=mineria&comuna=calama")
  expect(help.relaxations.map(({ label, count }) => [label, count])).toEqual([
    ["Solo «grua»", 9],
    ["Solo «Calama»", 3],
  ])
})

test("when nothing helps, the newest ads are offered and not called alike", async () => {
  const help = await helpFor("s=xyzzy")
  expect(help.relaxations).toEqual([])
  expect(help.ads.map(({ name }) => name)).toEqual(["Bomba nueva"])
  expect(help.alike).toBe(false)
})
