// Long because each kind of meaning is tested with the same ads and places.
import { type SearchMeaning, searchMeaningSchema } from "@wara/contract/search"
import { understandSearch } from "@wara/domain/search/understand-search"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { communes, regions } from "../../database/schema/catalog.ts"
import { searchSynonyms } from "../../database/schema/content.ts"
import { readRegions } from "../../reference/places.ts"
import { storeReadings } from "../indicators/store.ts"
import { createKnownPlaces } from "./use-cases/known-places.ts"
import { refreshVocabulary } from "./use-cases/refresh-vocabulary.ts"

let api: TestApp

const araucania = { region: "La Araucanía" }

beforeAll(async () => {
  api = await createTestApp()
  for (const { communes: inRegion, full_name, ...region } of readRegions()) {
    const [row] = await api.database
      .insert(regions)
      .values({ ...region, fullName: full_name })
      .returning({ id: regions.id })
    await api.database.insert(communes).values(
      inRegion.map(({ lat, lng, ...commune }) => ({
        ...commune,
        regionId: row?.id ?? 0,
        latitude: lat,
        longitude: lng,
      })),
    )
  }
  await addAd(api.database, { name: "Excavadora Cat 320D", commune: "Temuco", ...araucania })
  await addAd(api.database, { name: "Bomba Pedrollo", commune: "Temuco", ...araucania })
  await addAd(api.database, {
    name: "Excavadora Volvo EC210",
    commune: "Padre Las Casas",
    ...araucania,
    year: 2018,
    price: 45_000_000,
  })
  await addAd(api.database, {
    name: "Excavadora Komatsu PC200",
    commune: "Antofagasta",
    region: "Antofagasta",
    year: 2012,
    price: 90_000_000,
    description: "Trabajó en Temuco.",
  })
  await refreshVocabulary(api.database)
})

afterAll(() => api.close())

const answerSchema = z.object({
  data: z.array(z.object({ name: z.string() })),
  meta: z.object({ search: searchMeaningSchema.optional() }),
})

async function search(
  text: string,
  filters = "",
): Promise<{ names: string[]; meaning: SearchMeaning | undefined }> {
  const { body, statusCode } = await api.app.inject(
    `/api/ads?_q=${encodeURIComponent(text)}${filters}`,
  )
  expect(statusCode).toBe(200)
  const { data, meta } = answerSchema.parse(JSON.parse(body))
  return { names: data.map(({ name }) => name).toSorted(), meaning: meta.search }
}

test.each(["Temuco, Araucanía", "temuco.", "¿Temuco?", "🚜 temuco"])(
  "[B7.231] a place with signs finds what the place alone finds: %s",
  async (text) => {
    const { names, meaning } = await search(text)
    expect(names).toEqual(["Bomba Pedrollo", "Excavadora Cat 320D"])
    expect(meaning?.words).toBe("")
  },
)

test("[B5.1] every commune and region of Chile is understood by its name", async () => {
  const { index } = await createKnownPlaces(api.database).readPlaces(new Date())
  const missed = readRegions().flatMap((region) =>
    [region, ...region.communes].flatMap(({ name, slug }) => {
      const { parts, words } = understandSearch(`excavadora en ${name}`, {
        places: index,
        now: new Date(),
        pesosPerDollar: null,
      })
      const [place] = parts.map(({ meaning }) => meaning)
      const named = place?.kind === "commune" || place?.kind === "region" ? place : null
      const isRight = named !== null && (named.slug === slug || named.name.includes(name))
      return isRight && words === "excavadora" ? [] : [name]
    }),
  )
  expect(missed).toEqual([])
})

test("[B5.1] a commune in the text filters, and in quotes it is a word", async () => {
  expect((await search("excavadora temuco")).names).toEqual(["Excavadora Cat 320D"])
  expect((await search('excavadora "temuco"')).names).toEqual(["Excavadora Komatsu PC200"])
  expect((await search("excavadora araucanía")).names).toEqual([
    "Excavadora Cat 320D",
    "Excavadora Volvo EC210",
  ])
  expect((await search("temuco")).names).toEqual(["Bomba Pedrollo", "Excavadora Cat 320D"])
})

test("[B5.1] understood parts are reported with their position in the text", async () => {
  const { meaning } = await search("Excavadora en Temuco")
  expect(meaning).toEqual({
    corrected_text: null,
    words: "excavadora",
    kept_words: null,
    dropped_words: [],
    only_mentioned: false,
    complete: true,
    parts_total: 0,
    understood: [
      {
        meaning: {
          kind: "commune",
          slug: "temuco",
          name: "Temuco",
          region: { slug: "la-araucania", name: "La Araucanía" },
        },
        span: { start: 11, end: 20 },
        core: { start: 14, end: 20 },
        applied: true,
      },
    ],
  })
})

test("[B5.1] a place filter takes precedence over a place in the text", async () => {
  const filter = "&filters[commune][slug][$eq]=antofagasta"
  const { names, meaning } = await search("excavadora temuco", filter)
  expect(names).toEqual(["Excavadora Komatsu PC200"])
  expect(meaning?.understood.map(({ applied }) => applied)).toEqual([false])
})

test("[B10.243] kilometres of a commune in the text list its surroundings, across regions", async () => {
  const near = ["Excavadora Cat 320D", "Excavadora Volvo EC210"]
  const { names, meaning } = await search("excavadora a 100 km de temuco")
  expect([names, meaning?.words]).toEqual([near, "excavadora"])
  expect((await search("excavadora cerca de temuco")).names).toEqual(near)
  const within = await search("excavadora a 100 km de temuco araucania")
  expect(within.names).toEqual(near)
  expect(within.meaning?.understood.map(({ applied }) => applied)).toEqual([true, false])
  expect(
    (await search("excavadora a 100 km de temuco", "&near=antofagasta&radius_km=25")).names,
  ).toEqual(["Excavadora Komatsu PC200"])
  const { body } = await api.app.inject("/api/ads/facets?_q=excavadora+a+100+km+de+temuco")
  expect(JSON.parse(body).data.total).toBe(2)
})

test("[B5.1] counts understand the text as the list does, each group without its own filter", async () => {
  const { body } = await api.app.inject("/api/ads/facets?_q=excavadora+temuco")
  const { data } = JSON.parse(body)
  expect(data.total).toBe(1)
  expect(data.communes.map(({ slug }: { slug: string }) => slug)).toEqual([
    "antofagasta",
    "padre-las-casas",
    "temuco",
  ])
})

test("[B5.2] prices and years in the text filter", async () => {
  expect((await search("excavadora bajo 60 millones")).names).not.toContain(
    "Excavadora Komatsu PC200",
  )
  expect((await search("excavadora 2018")).names).toEqual(["Excavadora Volvo EC210"])
  expect((await search("excavadora entre 40 y 60 millones")).names).toEqual([
    "Excavadora Volvo EC210",
  ])
  expect((await search("excavadora 2012 en adelante")).names).toEqual([
    "Excavadora Komatsu PC200",
    "Excavadora Volvo EC210",
  ])
  const capped = await search("excavadora 2018", "&filters[year][$lte]=2012")
  expect(capped.names).toContain("Excavadora Komatsu PC200")
})

test("[B5.3] a search that no ad matches completely is recorded as missing, once and without its place", async () => {
  const { meaning } = await search("excavadora anfibia temuco")
  expect(meaning).toMatchObject({ kept_words: "excavadora", dropped_words: ["anfibia"] })
  await search("excavadora anfibia temuco", "&page=2")
  await search("excavadora temuco")
  await expect
    .poll(async () => {
      const { rows } = await api.database.execute(sql`select text, count from empty_searches`)
      return rows
    })
    .toEqual([{ text: "excavadora anfibia", count: 1 }])
})

test("[B5.3] an unsold machine of two words is replaced by the word that ads have", async () => {
  await api.database
    .insert(searchSynonyms)
    .values({ terms: ["camión aljibe", "aljibe", "camión cisterna de agua"] })
  await addAd(api.database, { name: "Camión Volvo FMX", commune: "Temuco", ...araucania })
  await refreshVocabulary(api.database)
  expect(await search("camión aljibe")).toMatchObject({
    names: ["Camión Volvo FMX"],
    meaning: { words: "camión aljibe", kept_words: "camión", dropped_words: ["aljibe"] },
  })
  await expect
    .poll(async () => {
      const { rows } = await api.database.execute(
        sql`select count from empty_searches where text = 'camión aljibe'`,
      )
      return rows
    })
    .toEqual([{ count: 1 }])
  expect((await search("aljibe")).names).toEqual([])
  await addAd(api.database, { name: "Aljibe Ford Cargo", commune: "Temuco", ...araucania })
  expect(await search("camión aljibe")).toMatchObject({
    names: ["Aljibe Ford Cargo"],
    meaning: { kept_words: null, dropped_words: [] },
  })
})

test("[B5.4] a greeting next to a machine is ignored, and not corrected", async () => {
  expect(await search("hola excavadora temuco")).toMatchObject({
    names: ["Excavadora Cat 320D"],
    meaning: { corrected_text: null, kept_words: null, dropped_words: [] },
  })
})

async function nearby(query: string) {
  const { body, statusCode } = await api.app.inject(`/api/ads/nearby?${query}`)
  if (statusCode !== 200) return statusCode
  const rows = z.array(z.object({ name: z.string(), distance_km: z.number() }))
  return rows.parse(JSON.parse(body).data).map((ad) => `${ad.name}: ${ad.distance_km}`)
}

test("[B5.1] ads near a commune match the same search, the nearest first", async () => {
  await addAd(api.database, {
    name: "Excavadora Hyundai",
    commune: "Villarrica",
    region: "La Araucanía",
  })
  await addAd(api.database, {
    name: "Torno Pinacho",
    commune: "Villarrica",
    region: "La Araucanía",
  })
  expect(await nearby("near=temuco&_q=excavadora+temuco")).toEqual([
    "Excavadora Volvo EC210: 3",
    "Excavadora Hyundai: 69",
  ])
  expect(
    await nearby(
      "near=temuco&_q=excavadora&filters[commune][slug][$eq]=temuco&filters[year][$eq]=2018",
    ),
  ).toEqual(["Excavadora Volvo EC210: 3"])
  expect(await nearby("near=temuco&_q=excavadora+bajo+100+mil+pesos")).toEqual([])
  expect(await nearby("near=atlantis")).toBe(400)
  expect(await nearby("_q=excavadora")).toBe(400)
})

test("[B5.6] a quantity is dropped if only ads in other places have it", async () => {
  await addAd(api.database, { name: "Coloso Fiedler", commune: "Temuco", region: "La Araucanía" })
  await addAd(api.database, {
    name: "Coloso Fiedler de 20 toneladas",
    commune: "Antofagasta",
    region: "Antofagasta",
  })
  const dropped = { kept_words: "coloso", dropped_words: ["20 toneladas"] }
  expect(await search("coloso 20 toneladas temuco")).toMatchObject({
    names: ["Coloso Fiedler"],
    meaning: dropped,
  })
  const inTemuco = "&filters[commune][slug][$eq]=temuco"
  expect(await search("coloso 20 toneladas", inTemuco)).toMatchObject({ meaning: dropped })
  for (const text of ["coloso 20 toneladas", "coloso 20 toneladas antofagasta"]) {
    expect(await search(text)).toMatchObject({
      names: ["Coloso Fiedler de 20 toneladas"],
      meaning: { kept_words: null, dropped_words: [] },
    })
  }
  // Not sold in that place, so results from elsewhere match the search.
  expect(await search("coloso 20 toneladas arica")).toMatchObject({
    names: [],
    meaning: { kept_words: null },
  })
})

test("[B10.263] a price in dollars filters by pesos of the day, once the dollar is known", async () => {
  const priceOf = (meaning: SearchMeaning | undefined) =>
    meaning?.understood.map(({ meaning: part }) => (part.kind === "price" ? part.max : part.kind))
  const unknown = await search("excavadora bajo us$ 50.000")
  expect(priceOf(unknown.meaning)).toEqual([])
  await storeReadings(api.database, [
    { code: "dolar", name: "Dólar", unit: "Pesos", date: "2026-11-27", value: 948.5 },
    { code: "uf", name: "UF", unit: "Pesos", date: "2026-11-27", value: 39_700 },
  ])
  const { names, meaning } = await search("excavadora hasta US$ 50.000")
  expect(priceOf(meaning)).toEqual([47_425_000])
  expect(names).toContain("Excavadora Volvo EC210")
  expect(names).not.toContain("Excavadora Komatsu PC200")
})
