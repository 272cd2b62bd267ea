import type { alertKinds } from "@wara/domain/alerts/alert"
import { canonicalAlertSearch, readAlertSearch } from "@wara/domain/alerts/alert-search"
import { adSearchQuery } from "@wara/domain/listing/ad-filters"
import { distanceKm } from "@wara/domain/places/nearest-communes"
import { placeRadii } from "@wara/domain/places/radius"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addAd } from "../../../test/add-ad.ts"
import { listSearch, newAddress } from "../../../test/alerts.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { foldAdCounts } from "../../database/fold-ad-counts.ts"
import { ads } from "../../database/schema/ads.ts"
import { alertHits } from "../../database/schema/alerts.ts"
import { communes } from "../../database/schema/catalog.ts"
import { activate } from "./use-cases/alert-steps.ts"
import { storeAlert } from "./use-cases/ask-for-alert.ts"
import { matchAd } from "./use-cases/match-ad.ts"

const places = [
  { slug: "talca", name: "Talca", region: "Maule", latitude: -35.43, longitude: -71.66 },
  { slug: "curico", name: "Curicó", region: "Maule", latitude: -34.98, longitude: -71.24 },
  { slug: "linares", name: "Linares", region: "Maule", latitude: -35.85, longitude: -71.6 },
  { slug: "chillan", name: "Chillán", region: "Ñuble", latitude: -36.61, longitude: -72.1 },
  { slug: "rancagua", name: "Rancagua", region: "O'Higgins", latitude: -34.17, longitude: -70.74 },
  { slug: "temuco", name: "Temuco", region: "La Araucanía", latitude: -38.74, longitude: -72.59 },
]
const machines = ["Grúa horquilla", "Camión tolva"]
const expiresAt = new Date(Date.now() + 90 * 86_400_000)

let api: TestApp
const stock: { id: number; place: string; name: string; manufacturer: string }[] = []

beforeAll(async () => {
  api = await createTestApp()
  for (const { name, region } of places)
    for (const machine of region === "Maule" ? machines : machines.slice(0, 1)) {
      const manufacturer = machine === "Camión tolva" ? "Volvo" : `Toyota ${region}`
      const made = { name: `${machine} en ${name}`, commune: name, region, manufacturer, expiresAt }
      const id = await addAd(api.database, { ...made, featured: machine === "Camión tolva" })
      stock.push({ id, manufacturer, place: name, name: machine })
    }
  // Some are counted by cells, the last one by its change.
  await foldAdCounts(api.database)
  const gone = await addAd(api.database, { commune: "Talca", region: "Maule", expiresAt })
  await foldAdCounts(api.database)
  await api.database
    .update(ads)
    .set({ state: "deactivated", endedAt: new Date() })
    .where(eq(ads.id, gone))
  for (const { latitude, longitude, slug } of places)
    await api.database.update(communes).set({ latitude, longitude }).where(eq(communes.slug, slug))
})
afterAll(() => api.close())

const inOrder = (ids: number[]) => ids.toSorted((one, other) => one - other)

const byName = (makers: { name: string; count: number }[]) =>
  makers.map(({ count, name }) => `${name} ${count}`).toSorted()

/** The parameters of a query in nested brackets. */
function flat(value: unknown, name = ""): [string, string][] {
  if (value === undefined || value === "") return []
  if (typeof value !== "object" || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    flat(inner, name === "" ? key : `${name}[${key}]`),
  )
}

const listed = z.object({
  data: z.array(z.object({ id: z.number() })),
  meta: z.object({ pagination: z.object({ total: z.number() }) }),
})
const counted = z.object({
  data: z.object({
    total: z.number(),
    communes: z.array(z.object({ slug: z.string(), count: z.number() })),
    manufacturers: z.array(z.object({ name: z.string(), count: z.number() })),
  }),
})

async function ask<Answer extends z.ZodType>(path: string, query: string, answer: Answer) {
  const search = readAlertSearch(query)
  const params = new URLSearchParams(flat({ _q: search.text, ...adSearchQuery(search) }))
  if (path === "/ads") params.set("pageSize", "100")
  const { body, statusCode } = await api.app.inject(`/api${path}?${params}`)
  expect([statusCode, statusCode === 200 ? "" : body]).toEqual([200, ""])
  return answer.parse(JSON.parse(body))
}

async function addWatch(search: string): Promise<number> {
  const kinds: (typeof alertKinds)[number][] = ["new"]
  const now = new Date(Date.now() - 86_400_000)
  const chosen = { email: newAddress(), search, kinds, frequency: "daily" as const }
  return api.database.transaction(async (transaction) => {
    const stored = await storeAlert(transaction, chosen, now)
    await activate(transaction, stored, { knownAds: [], now })
    return stored.id
  })
}

async function hitsOf(alertId: number): Promise<number[]> {
  const hits = await api.database.select().from(alertHits).where(eq(alertHits.alertId, alertId))
  return inOrder(hits.map(({ adId }) => adId))
}

test("[B10.170] [B10.171] a radius lists the ads of the communes near enough, and alerts hit exactly those", async () => {
  const watched: { id: number; search: string }[] = []
  for (const slug of ["talca", "chillan", "temuco"])
    for (const km of placeRadii) {
      const words = slug === "talca" ? "s=horquilla&category=transporte&" : ""
      const query = new URLSearchParams(`${words}region=maule&comuna=${slug}&radio=${km}`)
      const search = canonicalAlertSearch(query) ?? ""
      watched.push({ id: await addWatch(search), search })
    }
  const now = new Date()
  const change = { at: now.toISOString(), isReturn: false }
  const context = listSearch(api)
  for (const { id } of stock) await matchAd(context, { adId: id, ...change }, now)
  const sizes = new Set<number>()
  for (const { id, search } of watched) {
    const { commune, radiusKm, text } = readAlertSearch(search)
    const centre = places.find(({ slug }) => slug === commune)
    const near = places.filter((place) => centre && distanceKm(centre, place) <= (radiusKm ?? 0))
    const expected = stock.filter(
      ({ name, place }) => near.some((one) => one.name === place) && name.includes(text),
    )
    const { data, meta } = await ask("/ads", search, listed)
    const ids = inOrder(data.map((ad) => ad.id))
    expect([search, ids]).toEqual([search, inOrder(expected.map((ad) => ad.id))])
    expect([search, await hitsOf(id)]).toEqual([search, ids])
    expect([search, meta.pagination.total]).toEqual([search, ids.length])
    const facets = (await ask("/ads/facets", search, counted)).data
    expect([search, facets.total]).toEqual([search, ids.length])
    const makers = Map.groupBy(expected, ({ manufacturer }) => manufacturer)
    expect([search, byName(facets.manufacturers)]).toEqual([
      search,
      byName([...makers].map(([name, made]) => ({ name, count: made.length }))),
    ])
    sizes.add(ids.length)
  }
  expect(sizes.size).toBeGreaterThan(5)
})

test("[B10.170] counts of a radius: its own group ignores it, all others follow it", async () => {
  const { communes: byCommune } = (await ask("/ads/facets", "comuna=talca&radio=50", counted)).data
  expect(Object.fromEntries(byCommune.map(({ count, slug }) => [slug, count]))).toEqual(
    Object.fromEntries(places.map(({ region, slug }) => [slug, region === "Maule" ? 2 : 1])),
  )
  const cheap = await ask("/ads/facets", "comuna=talca&radio=50&precio_hasta=999999999", counted)
  expect(cheap.data.total).toBe(4)
  expect((await ask("/ads/facets", "comuna=no-hay&radio=50", counted)).data.total).toBe(0)
  expect((await ask("/ads", "comuna=no-hay&radio=50", listed)).data).toEqual([])
})

test.each([
  "near=talca",
  "radius_km=50",
  "near=talca&radius_km=0",
  "near=talca&radius_km=401",
  "near=talca&radius_km=5.5",
  "near=talca&near=curico&radius_km=50",
])("[B10.170] the parameters «%s» are refused by list and facets", async (query) => {
  for (const path of ["/ads", "/ads/facets"]) {
    const { body, statusCode } = await api.app.inject(`/api${path}?${query}`)
    expect([path, statusCode, JSON.parse(body).error.name]).toEqual([path, 400, "ValidationError"])
  }
})
