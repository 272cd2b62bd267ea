import { featuredTurn, leadingAds } from "@wara/domain/listing/featured-turns"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { parseNestedQuery } from "../http/nested-query.ts"
import { createAdSearch } from "../modules/search/search-ads.ts"
import { createKnownPlaces } from "../modules/search/use-cases/known-places.ts"
import { ads } from "./ads.ts"
import { findRecords } from "./dialect/collection-store.ts"
import { readFindQuery } from "./dialect/read-query.ts"

const day = 86_400_000
const now = new Date("2026-11-22T12:00:00Z")
const nextTurns = (turns: number) => new Date(now.getTime() + turns * 11 * 60_000)

let api: TestApp

/** Nine featured ads, the oldest of all, and forty others; two of the featured ones are cranes. */
beforeAll(async () => {
  api = await createTestApp()
  const publishedAt = (place: number) => new Date(now.getTime() - place * day)
  for (let place = 1; place <= 40; place += 1) {
    await addAd(api.database, { slug: `comun-${place}`, publishedAt: publishedAt(place) })
  }
  for (let place = 1; place <= 9; place += 1) {
    await addAd(api.database, {
      slug: `destacado-${place}`,
      publishedAt: publishedAt(100 + place),
      featured: true,
      ...(place > 7 ? { name: "Grúa torre Potain", category: "Izaje" } : {}),
    })
  }
  for (const name of ["Grúa torre Liebherr", "Grúa torre Comansa"]) {
    await addAd(api.database, { name, slug: name.toLowerCase().replace(/[^a-z]+/g, "-") })
  }
})

afterAll(() => api.close())

async function find(query: string, at = now): Promise<string[]> {
  const parsed = readFindQuery(ads, "visitor", parseNestedQuery(query), { searchable: true })
  const search = createAdSearch(api.database, createKnownPlaces(api.database).readPlaces)
  const found = parsed.text === "" ? null : await search(parsed.text, parsed.filters)
  const { records } = await findRecords(api.pool, ads, parsed, found, at)
  return records.map(({ slug }) => String(slug))
}

const isFeatured = (slug: string) => slug.startsWith("destacado")

test("[B5.11] six featured ads lead, the other ones are sorted by date with the rest", async () => {
  const page = await find("pageSize=20")
  expect(page.slice(0, leadingAds).every(isFeatured)).toBe(true)
  expect(page.slice(leadingAds).some(isFeatured)).toBe(false)
  const all = await find("pageSize=100")
  expect(all.slice(-3).every(isFeatured)).toBe(true)
})

test.each([1, 4, 6, 7, 20])(
  "[B5.11] with pages of %i no ad is missing or repeated",
  async (pageSize) => {
    const pages: string[] = []
    for (let page = 1; page <= Math.ceil(51 / pageSize); page += 1) {
      pages.push(...(await find(`page=${page}&pageSize=${pageSize}`)))
    }
    expect(pages).toEqual(await find("pageSize=100"))
    expect(new Set(pages).size).toBe(51)
  },
)

test("[B5.11] in a rotation every featured ad has every leading position once", async () => {
  const places = new Map<string, number[]>()
  for (let turn = 0; turn < 9; turn += 1) {
    const leaders = await find(`pageSize=${leadingAds}`, nextTurns(turn))
    for (const [place, slug] of leaders.entries()) {
      places.set(slug, [...(places.get(slug) ?? []), place])
    }
  }
  expect(places.size).toBe(9)
  for (const had of places.values()) expect(had.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  expect(await find("pageSize=6", nextTurns(9))).toEqual(await find("pageSize=6"))
})

test("[B5.11] the page is stable within a turn, and the next turn replaces one ad", async () => {
  const lastInstant = new Date((featuredTurn(now) + 1) * 11 * 60_000 - 1)
  expect(await find("pageSize=20", lastInstant)).toEqual(await find("pageSize=20"))
  const next = await find("pageSize=6", nextTurns(1))
  expect(next.slice(0, 5)).toEqual((await find("pageSize=6")).slice(1))
})

test("[B5.11] filtered ads do not lead, and fewer than six rotate as well", async () => {
  const cranes = "filters[category][slug][$eq]=izaje"
  const first = await find(cranes)
  expect(first).toHaveLength(2)
  expect(await find(cranes, nextTurns(1))).toEqual(first.toReversed())
})

test("[B5.11] in a search they lead only ads that match equally well", async () => {
  const worse = { name: "Camión Volvo", description: "Con grúa.", slug: "peor", featured: true }
  await addAd(api.database, worse)
  const first = await find("_q=grua torre")
  expect(first.map(isFeatured)).toEqual([true, true, false, false])
  const second = await find("_q=grua torre", nextTurns(1))
  expect(second.slice(0, 2)).toEqual(first.slice(0, 2).toReversed())
  expect((await find("_q=grua")).at(-1)).toBe("peor")
})

test("[B5.11] an explicit order has no leading ads", async () => {
  const byDate = await find("sort=published_at:desc&pageSize=100")
  expect(byDate.slice(0, 40).some(isFeatured)).toBe(false)
})

test("[B7.210] featured ads between the others are neither missing nor repeated on any page", async () => {
  for (const place of [1, 4, 5, 11, 22, 40]) {
    const publishedAt = new Date(now.getTime() - place * day - day / 2)
    await addAd(api.database, { slug: `destacado-entre-${place}`, publishedAt, featured: true })
  }
  for (const turn of [0, 3, 9]) {
    const at = nextTurns(turn)
    const all = await find("pageSize=100", at)
    expect(new Set(all).size).toBe(all.length)
    const byDate = await find("sort=published_at:desc&pageSize=100", at)
    const rest = all.slice(leadingAds)
    expect(rest).toEqual(byDate.filter((slug) => rest.includes(slug)))
    for (const pageSize of [1, 3, 7]) {
      const pages: string[] = []
      for (let page = 1; pages.length < all.length; page += 1) {
        const found = await find(`page=${page}&pageSize=${pageSize}`, at)
        expect(found.length).toBeGreaterThan(0)
        pages.push(...found)
      }
      expect(pages).toEqual(all)
    }
  }
})
