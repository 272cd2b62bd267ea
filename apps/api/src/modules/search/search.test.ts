import { maxEmptySearches } from "@wara/domain/search/empty-search"
import { eq, sql } from "drizzle-orm"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { searchSynonyms } from "../../database/schema/content.ts"
import { readRow } from "../../database/statement.ts"
import { matchesSearch, searchKey, searchRank, searchValues } from "./rank-store.ts"
import { recordEmptySearch } from "./use-cases/empty-searches.ts"
import { refreshVocabulary } from "./use-cases/refresh-vocabulary.ts"
import { resolveSearch } from "./use-cases/resolve-search.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  await api.database
    .insert(searchSynonyms)
    .values([
      { terms: ["grúa horquilla", "montacargas", "horquilla"] },
      { terms: ["retro", "retroexcavadora"] },
      { terms: ["generador", "grupo electrógeno"] },
    ])
  const names = [
    "Grúa horquilla Toyota 8FG25",
    "Montacargas eléctrico Hyster",
    "Excavadora Komatsu PC200-8",
    "Retroexcavadora JCB 3CX",
    "Grupo electrógeno Cummins 100 kVA",
    "Torno CNC Haas ST-20",
    "Tractor New Holland T4.100F",
  ]
  await addAd(api.database, { name: "Camión pluma Volvo", manufacturer: "Volvo" })
  for (const name of names) await addAd(api.database, { name })
  await addAd(api.database, { name: "Bomba de riego", description: "Estuvo en un parronal." })
  await addAd(api.database, { name: "Camioneta Toyota Hilux", year: 2018 })
  await addAd(api.database, { name: "Chancador Metso", state: "draft" })
  await refreshVocabulary(api.database)
})

afterAll(() => api.close())

async function find(text: string): Promise<string[]> {
  return (await findAds(text)).map(({ name }) => name)
}

async function findAds(text: string): Promise<{ name: string; featured: boolean }[]> {
  const { query } = await resolveSearch(api.database, text)
  const rank = searchRank(sql`ads`, query)
  const adSchema = z.object({ name: z.string(), featured: z.boolean() })
  const row = await readRow(api.pool, z.object({ found: z.array(adSchema) }), {
    key: `test ${searchKey(query)}`,
    build: () => ({
      sql: sql`select coalesce(json_agg(ads order by ${rank} desc, featured desc, id), '[]') as found
        from ads where state = 'active' and ${matchesSearch(sql`ads`, query)}`,
      prepared: false,
    }),
    values: searchValues(query),
  })
  return row?.found ?? []
}

test("typing errors are corrected and synonyms found: gruas horqillas finds the montacargas", async () => {
  expect(await find("gruas horqillas")).toEqual([
    "Grúa horquilla Toyota 8FG25",
    "Montacargas eléctrico Hyster",
  ])
  expect((await resolveSearch(api.database, "gruas horqillas")).correctedText).toBe(
    "gruas horquilla",
  )
})

test.each([
  ["exavadora", "Excavadora Komatsu PC200-8"],
  ["generador 100 kva", "Grupo electrógeno Cummins 100 kVA"],
  ["generador 100kva", "Grupo electrógeno Cummins 100 kVA"],
  ["RETRO", "Retroexcavadora JCB 3CX"],
  ["tórno cnc", "Torno CNC Haas ST-20"],
  ["excav", "Excavadora Komatsu PC200-8"],
  ["t4.100f", "Tractor New Holland T4.100F"],
  ["pc200", "Excavadora Komatsu PC200-8"],
  ["camion volvo", "Camión pluma Volvo"],
  ["hilux 2018", "Camioneta Toyota Hilux"],
  ["parronal", "Bomba de riego"],
])("%s finds %s first", async (text, name) => {
  expect((await find(text))[0]).toBe(name)
})

test("[B5.3] ads must have all words; if none has, the largest matching part is searched and the rest is reported", async () => {
  expect(await find("volvo camion")).toHaveLength(1)
  expect(await find("excavadora volvo")).toEqual(["Excavadora Komatsu PC200-8"])
  expect(await find("parronal volvo")).toEqual(["Bomba de riego"])
  expect(await resolveSearch(api.database, "Camión Volvo aljibe")).toMatchObject({
    matchedWords: "camión volvo",
    droppedWords: ["aljibe"],
  })
  expect(await resolveSearch(api.database, "camion volvo")).toMatchObject({
    matchedWords: null,
    droppedWords: [],
  })
})

test("[B5.3] a quantity or a unit alone is never searched", async () => {
  await addAd(api.database, { name: "Rampla plana", description: "De 20 pies y 30 toneladas." })
  expect(await find("contenedor 20 pies")).toEqual([])
  expect(await resolveSearch(api.database, "contenedor 20 pies")).toMatchObject({
    matchedWords: "",
    droppedWords: ["contenedor", "20 pies"],
  })
})

test("a whole word is not treated as a prefix", async () => {
  await addAd(api.database, { name: "Bus de personal Volare" })
  await addAd(api.database, { name: "Bomba de vacío Busch" })
  await refreshVocabulary(api.database)
  expect(await find("bus")).toEqual(["Bus de personal Volare"])
  expect(await find("busc")).toEqual(["Bomba de vacío Busch"])
})

test("a number alone does not match without the words next to it", async () => {
  await addAd(api.database, { name: "Furgón Berlingo de 3 plazas", description: "Volumen 29,5." })
  expect(await find("jcb 3dx")).toEqual(["Retroexcavadora JCB 3CX"])
  expect(await find("neumaticos 29.5")).toEqual([])
  await addAd(api.database, { name: "Camión de 5 ejes", description: "Con neumáticos nuevos." })
  await addAd(api.database, { name: "Juego de neumáticos Bridgestone" })
  await refreshVocabulary(api.database)
  expect(await find("neumaticos 29.5")).toEqual(["Juego de neumáticos Bridgestone"])
})

test("unsold machines, hidden ads and punctuation find nothing", async () => {
  for (const text of ["submarino", "chancador", "de la", "!!! & | <-> '", ""]) {
    expect(await find(text)).toEqual([])
  }
})

test("a correct text is not corrected", async () => {
  for (const text of ["grúas", "excav", "parronal", "montacargas"]) {
    expect((await resolveSearch(api.database, text)).correctedText).toBeNull()
  }
})

test("[B7.3] a synonym that an operator adds or removes is used by the next search", async () => {
  await addAd(api.database, { name: "Manipulador telescópico Merlo" })
  expect(await find("telehandler")).toEqual([])
  const terms = ["telehandler", "manipulador telescópico"]
  const [added] = await api.database.insert(searchSynonyms).values([{ terms }]).returning()
  expect(await find("telehandler")).toEqual(["Manipulador telescópico Merlo"])
  await api.database.delete(searchSynonyms).where(eq(searchSynonyms.id, added?.id ?? 0))
  expect(await find("telehandler")).toEqual([])
})

test("a word in quotes is searched as typed: no correction, no synonyms, no completion", async () => {
  expect(await find('"montacargas"')).toEqual(["Montacargas eléctrico Hyster"])
  for (const text of ['"horqillas"', '"retroexc"']) {
    expect(await find(text)).toEqual([])
    expect((await resolveSearch(api.database, text)).correctedText).toBeNull()
  }
})

test("of equal matches the featured ad comes first, after better matches", async () => {
  const featured = { name: "Rodillo Bomag", featured: true }
  await addAd(api.database, { name: "Rodillo Bomag" })
  await addAd(api.database, { ...featured, manufacturer: "destacado" })
  expect((await findAds("rodillo")).map((ad) => ad.featured)).toEqual([true, false])
})

test("a word in the name ranks higher than in the description", async () => {
  await addAd(api.database, { name: "Cargador Hyundai", description: "De Manitou y Merlo." })
  await addAd(api.database, { name: "Elevador Manitou", description: "Mejor que Merlo." })
  expect(await find("manitou merlo")).toEqual(["Elevador Manitou", "Cargador Hyundai"])
})

test("new searches without results are limited per day; known ones are still counted", async () => {
  const { pool } = api
  const now = new Date("2026-11-20T15:00:00Z")
  for (const text of ["dragalina", "dragalina"]) await recordEmptySearch(api.database, text, now)
  await pool.query(
    "insert into empty_searches (day, text) select '2026-11-20', 'al azar ' || n from generate_series(1, $1::int) as n",
    [maxEmptySearches - 1],
  )
  for (const text of ["perforadora", "dragalina"]) await recordEmptySearch(api.database, text, now)
  const { rows } = await pool.query(
    "select text, count from empty_searches where day = '2026-11-20' and text not like 'al azar%'",
  )
  expect(rows).toEqual([{ text: "dragalina", count: 3 }])
})

test("the vocabulary is rebuilt only after a change", async () => {
  await refreshVocabulary(api.database)
  expect(await refreshVocabulary(api.database)).toBeNull()
  await addAd(api.database, { name: "Astilladora Bandit" })
  expect(await refreshVocabulary(api.database)).toBeGreaterThan(10)
  expect((await resolveSearch(api.database, "astiladora")).correctedText).toBe("astilladora")
})

test("any text is a valid search", async () => {
  const operators = fc.constantFrom("&", "|", "!", "<->", ":*", "'", "\\", "(", ")", "%", "\u0000")
  const text = fc.array(fc.oneof(operators, fc.string({ unit: "grapheme", maxLength: 12 })))
  await fc.assert(
    fc.asyncProperty(text, async (parts) => {
      await find(parts.join(" "))
    }),
    { numRuns: 60 },
  )
})
