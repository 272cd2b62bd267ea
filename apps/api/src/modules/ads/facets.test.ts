import { adFacetsSchema, filterCategorySchema, filterCommuneSchema } from "@wara/contract/search"
import { like } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { ads } from "../../database/schema/ads.ts"
import { refreshVocabulary } from "../search/use-cases/refresh-vocabulary.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  const { database } = api
  const machines = [
    ["Excavadora Komatsu", "Construcción", "Talca", "Maule", "Usado", "Komatsu", 10, 2010],
    ["Excavadora Volvo", "Construcción", "Curicó", "Maule", "Nuevo", "Volvo", 20, 2020],
    ["Cargador Volvo", "Construcción", "Calama", "Antofagasta", "Usado", "VOLVO", 30, 0],
    ["Perforadora Epiroc", "Minería", "Calama", "Antofagasta", "Usado", "Epiroc", 40, 2015],
    ["Camión Volvo", "Transporte", "Talca", "Maule", "Usado", "Volvo", 50, 2018],
  ] as const
  for (const [name, category, commune, region, condition, manufacturer, price, year] of machines) {
    await addAd(database, {
      ...{ name, category, commune, region, condition, manufacturer, year },
      price: price * 1_000_000,
    })
  }
  await addAd(database, { name: "Sin publicar", category: "Energía", state: "pending" })
  const over = new Date(Date.now() - 3_600_000)
  await addAd(database, { name: "Terminado", expiresAt: over })
  await addAd(database, { name: "Vencido sin que nadie lo note", state: "active", expiresAt: over })
  await refreshVocabulary(database)
})

afterAll(() => api.close())

async function get(path: string) {
  const answer = await api.app.inject(`/api${path}`)
  return { status: answer.statusCode, body: answer.json() }
}

const facets = async (query: string) =>
  adFacetsSchema.parse((await get(`/ads/facets${query}`)).body.data)

const counts = (list: { count: number; slug?: string; name?: string }[]) =>
  Object.fromEntries(list.map((item) => [item.slug ?? item.name, item.count]))

test("without filters every facet counts every public ad", async () => {
  const all = await facets("")
  expect(all.total).toBe(5)
  expect(counts(all.categories)).toEqual({ construccion: 3, mineria: 1, transporte: 1 })
  expect(counts(all.regions)).toEqual({ maule: 3, antofagasta: 2 })
  expect(counts(all.communes)).toEqual({ talca: 2, curico: 1, calama: 2 })
  expect(counts(all.conditions)).toEqual({ usado: 4, nuevo: 1 })
  expect(all.manufacturers[0]?.name.toLowerCase()).toBe("volvo")
  expect(all.manufacturers.map(({ count }) => count)).toEqual([3, 1, 1])
  expect(all.price).toEqual({ min: 10_000_000, max: 50_000_000 })
  expect(all.year).toEqual({ min: 2010, max: 2020 })
  expect(all.corrected_text).toBeNull()
})

test("each facet applies the other filters, not its own", async () => {
  const some = await facets(
    "?filters[category][slug][$eq]=construccion&filters[price_clp][$gte]=15000000&filters[price_clp][$lte]=45000000",
  )
  expect(some.total).toBe(2)
  expect(counts(some.categories)).toEqual({ construccion: 2, mineria: 1 })
  expect(counts(some.regions)).toEqual({ maule: 1, antofagasta: 1 })
  expect(some.price).toEqual({ min: 10_000_000, max: 30_000_000 })
  expect(some.year).toEqual({ min: 2020, max: 2020 })
})

test("a chosen commune filters every facet except communes and regions", async () => {
  const here = await facets(
    "?filters[commune][slug][$eq]=talca&filters[commune][region][slug][$eq]=maule",
  )
  expect(here.total).toBe(2)
  expect(counts(here.communes)).toEqual({ talca: 2, curico: 1 })
  expect(counts(here.regions)).toEqual({ maule: 3, antofagasta: 2 })
  expect(counts(here.categories)).toEqual({ construccion: 1, transporte: 1 })
})

test("the text and other conditions apply to every facet; corrections are reported", async () => {
  const found = await facets("?_q=exavadora&filters[manufacturer][$eqi]=volvo")
  expect(found.corrected_text).toBe("excavadora")
  expect(found.total).toBe(1)
  expect(counts(found.manufacturers)).toEqual({ Komatsu: 1, Volvo: 1 })
  const mixed = await facets(
    "?filters[$or][0][category][slug][$eq]=mineria&filters[$or][1][year][$gte]=2020",
  )
  expect(counts(mixed.categories)).toEqual({ construccion: 1, mineria: 1 })
})

test("[B10.27] ads that fell in price are counted with all other filters, and as a filter narrow every facet", async () => {
  const fallen = { priceDroppedAt: new Date(), priceBeforeDrop: 90_000_000 }
  await api.database.update(ads).set(fallen).where(like(ads.name, "%Volvo"))
  const drop = "filters[price_dropped_at][$notNull]=true"
  expect((await facets("")).dropped).toBe(3)
  expect((await facets("?filters[category][slug][$eq]=construccion")).dropped).toBe(2)
  expect((await facets("?_q=excavadora")).dropped).toBe(1)
  const narrowed = await facets(`?${drop}&filters[category][slug][$eq]=construccion`)
  expect([narrowed.total, narrowed.dropped]).toEqual([2, 2])
  expect(counts(narrowed.categories)).toEqual({ construccion: 2, transporte: 1 })
  expect((await facets(`?${drop}&filters[year][$gte]=2030`)).dropped).toBe(0)
  await api.database.update(ads).set({ priceDroppedAt: null, priceBeforeDrop: null })
})

test("a search without results has no counts", async () => {
  const nothing = await facets("?_q=submarino")
  expect(nothing).toMatchObject({ total: 0, categories: [], price: { min: null, max: null } })
})

test("the total equals the list's for any filter", async () => {
  for (const query of [
    "filters[condition][slug][$eq]=usado",
    "filters[year][$gte]=2015&filters[year][$lte]=2018",
    "filters[commune][region][slug][$eq]=maule&_q=volvo",
    "filters[category][slug][$in][0]=mineria&filters[category][slug][$in][1]=transporte",
  ]) {
    const list = await get(`/ads?${query}`)
    expect((await facets(`?${query}`)).total, query).toBe(list.body.meta.pagination.total)
  }
})

test("queries that the list rejects are rejected here too, by name", async () => {
  for (const query of ["filters[rut][$eq]=1", "page=2", "filters[serial_number][$eq]=1"]) {
    const { status, body } = await get(`/ads/facets?${query}`)
    expect(status, query).toBe(400)
    expect(body.error.name).toBe("ValidationError")
  }
})

test("[S7.7] [S3.4] filter categories have slug, name and count: all of them, by name", async () => {
  const { body } = await get("/filter/categories")
  expect(z.array(filterCategorySchema).parse(body.data)).toEqual([
    { slug: "construccion", name: "Construcción", count: 3 },
    { slug: "energia", name: "Energía", count: 0 },
    { slug: "mineria", name: "Minería", count: 1 },
    { slug: "transporte", name: "Transporte", count: 1 },
  ])
})

test("[S7.7] filter communes are those with public ads, with their region", async () => {
  const { body } = await get("/filter/communes")
  const communes = z.array(filterCommuneSchema).parse(body.data)
  expect(communes.map(({ id: _, ...commune }) => commune)).toEqual([
    {
      slug: "calama",
      name: "Calama",
      count: 2,
      region: { slug: "antofagasta", name: "Antofagasta" },
    },
    { slug: "curico", name: "Curicó", count: 1, region: { slug: "maule", name: "Maule" } },
    { slug: "talca", name: "Talca", count: 2, region: { slug: "maule", name: "Maule" } },
  ])
})

test("the list searches with _q: by relevance, with the correction in meta", async () => {
  const { body } = await get("/ads?_q=exavadora volvo")
  expect(body.data.map((ad: { name: string }) => ad.name)).toEqual(["Excavadora Volvo"])
  expect(body.meta.search).toMatchObject({ corrected_text: "excavadora volvo" })
  const sorted = await get("/ads?_q=volvo&sort=price_clp:desc")
  expect(sorted.body.data[0].name).toBe("Camión Volvo")
  expect((await get("/ads?_q=volvo&sort=relevance")).body.data).toHaveLength(3)
})

test("[B7.248] the first ad of a commune that nobody has asked for is counted with its name", async () => {
  await facets("")
  const place = { commune: "Futaleufú", region: "Los Lagos" }
  await addAd(api.database, { name: "Tractor", category: "Agricultura", ...place })
  const { communes, regions } = await facets("?filters[category][slug][$eq]=agricultura")
  expect(communes).toEqual([
    { slug: "futaleufu", name: "Futaleufú", count: 1, region: "los-lagos" },
  ])
  expect(regions).toEqual([{ slug: "los-lagos", name: "Los Lagos", count: 1 }])
})

test("[B10.262] the chosen manufacturer is counted also when sixty others have more ads", async () => {
  for (let maker = 10; maker < 70; maker += 1) {
    const manufacturer = `Fábrica ${maker}`
    await addAd(api.database, { name: `Torno ${maker}`, category: "Metalmecánica", manufacturer })
  }
  await addAd(api.database, { name: "Torno", category: "Metalmecánica", manufacturer: "Zeta" })
  const category = "filters[category][slug][$eq]=metalmecanica"
  expect(counts((await facets(`?${category}`)).manufacturers)).not.toHaveProperty("Zeta")
  const { manufacturers } = await facets(`?${category}&filters[manufacturer][$eqi]=zeta`)
  expect(manufacturers).toHaveLength(60)
  expect(manufacturers.at(-1)).toEqual({ name: "Zeta", count: 1 })
})
