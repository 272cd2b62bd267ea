import type { Ad } from "@wara/contract/ad"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { buildAd } from "@wara/factories/build-ad"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openServer, sendJson } from "../../../test/open-server.ts"
import { activeFilters } from "../../features/ads/list/active-filters.ts"

const nearby = buildAd({ name: "Grúa horquilla" })
const newest = buildAd({ name: "Bomba nueva" })

/** The ads for each set of filters, keyed by the filters' names. */
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
const { findFurtherAds } = await import("./find-further-ads.server.ts")

function furtherFor(query: string, shown: Ad[] = []) {
  const names = { category: "Minería", region: "", commune: "Calama", condition: "" }
  const search = parseAdSearch(new URLSearchParams(query))
  const filters = activeFilters(search, names).filter(({ key }) => search[key] !== "")
  return findFurtherAds(search, filters, shown, {})
}

beforeEach(() => {
  counts = {}
})
afterAll(() => api.close())

const category = "filters[category][slug][$eq]"
const commune = "filters[commune][slug][$eq]"

test("[B5.13] an empty search shows results without one of its filters as cards; the place is dropped first", async () => {
  counts = { [`_q ${category}`]: 4, [`_q ${commune}`]: 2 }
  const { relaxations, sections } = await furtherFor("s=grua&category=mineria&comuna=calama")
  expect(relaxations).toEqual([
    { label: "Sin «Calama»", path: "/anuncios?s=grua&category=mineria", count: 4, isLeast: false },
    { label: "Sin «Minería»", path: "/anuncios?s=grua&comuna=calama", count: 2, isLeast: false },
  ])
  expect(sections).toMatchObject([
    {
      heading: "Sin «Calama»",
      more: { label: "Ver los 4 equipos", path: "/anuncios?s=grua&category=mineria" },
      ads: [{ name: "Grúa horquilla" }],
    },
  ])
})

test("[B5.13] a search with one result does the same and does not repeat that result", async () => {
  counts = { [`_q ${category}`]: 4, [`_q ${commune}`]: 1 }
  const other = buildAd({ name: "Grúa torre" })
  const shown = await furtherFor("s=grua&category=mineria&comuna=calama", [other])
  expect(shown.sections.map(({ heading }) => heading)).toEqual(["Sin «Calama»"])
  const same = await furtherFor("s=grua&category=mineria&comuna=calama", [nearby])
  expect(same.sections.flatMap(({ ads }) => ads.map(({ id }) => id))).not.toContain(nearby.id)
})

test("when that finds nothing, each filter is tried alone, the text first", async () => {
  counts = { _q: 9, [commune]: 3 }
  const { relaxations } = await furtherFor("s=grua&category=mineria&comuna=calama")
  expect(relaxations.map(({ label, count }) => [label, count])).toEqual([
    ["Solo «grua»", 9],
    ["Solo «Calama»", 3],
  ])
})

test("[B5.13] with several words, the machine's name alone is tried too", async () => {
  counts = { _q: 9 }
  const { relaxations } = await furtherFor("s=grua+20+toneladas")
  expect(relaxations).toEqual([
    { label: "Solo «grua»", path: "/anuncios?s=grua", count: 9, isLeast: false },
  ])
})

test("[B5.13] otherwise ads similar to the one result are offered, else the newest", async () => {
  const empty = await furtherFor("s=xyzzy")
  expect(empty.relaxations).toEqual([])
  expect(empty.sections).toMatchObject([
    { heading: "Recién publicados", ads: [{ name: "Bomba nueva" }] },
  ])
  counts = { [`${category} filters[id][$ne]`]: 3 }
  const [like] = (await furtherFor("s=xyzzy", [nearby])).sections
  expect(like?.heading).toBe("Parecidos que sí están disponibles")
})
