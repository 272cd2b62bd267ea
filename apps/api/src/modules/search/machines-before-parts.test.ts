import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { searchSynonyms } from "../../database/schema/content.ts"
import { refreshVocabulary } from "./use-cases/refresh-vocabulary.ts"

const parts = "Repuestos y herramientas"
const names = z.object({ data: z.array(z.object({ name: z.string() })) })
let api: TestApp

type Given = [name: string, manufacturer: string, model: string, millions: number]

const machines: Given[] = [
  ["Excavadora Komatsu PC200-8 con balde", "Komatsu", "PC200-8", 80],
  ["Excavadora Caterpillar 320D L", "Caterpillar", "320D L", 90],
  ["Bulldozer Caterpillar D6T con ripper", "Caterpillar", "D6T", 180],
  ["Bulldozer Caterpillar D6N XL", "Caterpillar", "D6N XL", 110],
  ["Bulldozer Komatsu D65EX-16", "Komatsu", "D65EX-16", 100],
  ["Retroexcavadora John Deere 310L", "John Deere", "310L", 46],
  ["Retroexcavadora John Deere 410L", "John Deere", "410L", 41],
  ["Grúa móvil Zoomlion QY55V de 55 toneladas", "Zoomlion", "QY55V", 120],
  ["Grúa móvil Tadano GR-300 de 30 t", "Tadano", "GR-300", 140],
  ["Compresor móvil Sullair 750H", "Sullair", "750H", 18],
  ["Compresor móvil Atlas Copco XAS 97 de 185 pies cúbicos", "Atlas Copco", "XAS 97", 12],
  ["Compresor móvil Sullair 185", "Sullair", "185", 9],
  ["Camión con grúa pluma Hino 500", "Hino", "500", 40],
  ["Camión 3/4 Foton Aumark 613", "Foton", "Aumark 613", 12],
  ["Camión tolva Foton de 4 ejes y 3 asientos", "Foton", "Auman", 50],
  ["Camión de reparto Kia", "Kia", "Frontier", 11],
  ["Camión fuera de carretera Komatsu 730E", "Komatsu", "730E", 700],
  ["Camión minero Caterpillar 793F", "Caterpillar", "793F", 900],
  ["Calentador solar de agua", "Rinnai", "SN", 1],
  ["Panel fotovoltaico Jinko Solar Tiger Neo de 575 W", "Jinko Solar", "Tiger Neo 575 W", 2],
]
const accessories: Given[] = [
  ["Balde para excavadora Wimmer 0,3 m³", "Wimmer", "0,3 m³", 1],
  ["Motor diésel Komatsu SAA6D107 para PC200", "Komatsu", "SAA6D107", 7],
  ["Par de cadenas Berco PC200-8", "Berco", "PC200-8", 4],
  ["Rodamiento de rodillos NSK 6332", "NSK", "6332", 2],
]

beforeAll(async () => {
  api = await createTestApp()
  await api.database
    .insert(searchSynonyms)
    .values([
      { terms: ["jd", "john deere"] },
      { terms: ["grúa móvil", "grúa pluma"] },
      { terms: ["camión pluma", "camión con grúa"] },
      { terms: ["repuestos", "accesorios"] },
      { terms: ["trompo", "betonera", "trompo hormigonero"] },
      { terms: ["camión mixer", "camión betonero", "betonera"] },
      { terms: ["camión 3/4", "camión de reparto"] },
      { terms: ["camión minero", "camión fuera de carretera"] },
    ])
  const add = (category: string) => (given: Given) => {
    const [name, manufacturer, model, millions] = given
    return addAd(api.database, { name, manufacturer, model, category, price: millions * 1_000_000 })
  }
  for (const given of machines) await add("Construcción")(given)
  for (const given of accessories) await add(parts)(given)
  await addAd(api.database, {
    name: "Bomba de agua",
    description: "Salió de una excavadora Komatsu.",
    category: "Bombas",
    price: 500_000,
  })
  await addAd(api.database, { name: "Rodillo Bomag", manufacturer: "Bomag", price: 30_000_000 })
  await refreshVocabulary(api.database)
})

afterAll(() => api.close())

async function find(text: string, sort?: string): Promise<string[]> {
  const query = { _q: text, ...(sort ? { sort } : {}) }
  const answer = await api.app.inject({ url: "/api/ads", query })
  return names.parse(answer.json()).data.map(({ name }) => name)
}

test.each(["price_clp:asc", "published_at:desc", "relevance"])(
  "[B5.6] a search for a machine finds machines, not parts or mentions: %s",
  async (sort) => {
    const found = await find("excavadora", sort)
    expect(found.toSorted()).toEqual([
      "Excavadora Caterpillar 320D L",
      "Excavadora Komatsu PC200-8 con balde",
    ])
  },
)

test("[B5.6] a roller search finds no bearings, and a bucket search no excavators", async () => {
  expect(await find("rodillo")).toEqual(["Rodillo Bomag"])
  expect(await find("balde")).toEqual(["Balde para excavadora Wimmer 0,3 m³"])
})

test("[B5.6] without a machine's name, parts come last in every order", async () => {
  for (const sort of ["relevance", "price_clp:asc"]) {
    const [first, ...others] = await find("komatsu pc200", sort)
    expect(first).toBe("Excavadora Komatsu PC200-8 con balde")
    expect(others).toEqual(["Motor diésel Komatsu SAA6D107 para PC200"])
  }
})

test("[B5.6] a search for parts finds the parts of a machine", async () => {
  expect(await find("repuestos para excavadora")).toEqual(["Balde para excavadora Wimmer 0,3 m³"])
  expect(await find("balde excavadora")).toEqual(["Balde para excavadora Wimmer 0,3 m³"])
})

test("[B5.6] the response counts matching parts and accessories", async () => {
  const answer = await api.app.inject({ url: "/api/ads", query: { _q: "excavadora" } })
  expect(answer.json().meta.search).toMatchObject({ parts_total: 1 })
  const other = await api.app.inject({ url: "/api/ads", query: { _q: "repuestos excavadora" } })
  expect(other.json().meta.search).toMatchObject({ parts_total: 0 })
})

test('[B5.6] a machine with "con" in its own name is that machine', async () => {
  expect(await find("camion pluma")).toEqual(["Camión con grúa pluma Hino 500"])
})

test("[B7.235] a machine whose name has a number is found by that name and by its synonyms", async () => {
  for (const text of ["camión 3/4", "camion 3-4", "camiones de reparto"])
    expect((await find(text)).toSorted(), text).toEqual([
      "Camión 3/4 Foton Aumark 613",
      "Camión de reparto Kia",
    ])
  expect(await find("camion 3/4 foton")).toEqual(["Camión 3/4 Foton Aumark 613"])
})

test("[B7.237] a machine whose name has small words is found by that name and by its synonyms", async () => {
  for (const text of ["camión fuera de carretera", "camiones mineros"])
    expect((await find(text)).toSorted(), text).toEqual([
      "Camión fuera de carretera Komatsu 730E",
      "Camión minero Caterpillar 793F",
    ])
})

test("[B7.236] maker and model are found whole, also when a word of them names another machine", async () => {
  for (const text of ["jinko solar", "Jinko Solar Tiger Neo 575 W", "jinko solar 575w"])
    expect(await find(text), text).toEqual(["Panel fotovoltaico Jinko Solar Tiger Neo de 575 W"])
  expect(await find("calentador solar")).toEqual(["Calentador solar de agua"])
  expect(await find("solar")).toContain("Calentador solar de agua")
})

test.each(["pc200", "pc 200", "PC-200", "pc200-8", "pc 200 8"])(
  "[B5.5] a model is found in any spelling: %s",
  async (text) => {
    expect(await find(text)).toEqual([
      "Excavadora Komatsu PC200-8 con balde",
      "Par de cadenas Berco PC200-8",
      ...(text.endsWith("8") ? [] : ["Motor diésel Komatsu SAA6D107 para PC200"]),
    ])
  },
)

test("[B5.5] the beginning of a model finds its variants and no other number", async () => {
  const sorted = async (text: string) => (await find(text)).toSorted()
  expect(await sorted("D6")).toEqual([
    "Bulldozer Caterpillar D6N XL",
    "Bulldozer Caterpillar D6T con ripper",
  ])
  expect(await find("320d")).toEqual(["Excavadora Caterpillar 320D L"])
  expect(await find("jd 310")).toEqual(["Retroexcavadora John Deere 310L"])
  expect(await find("komatsu 200")).toContain("Excavadora Komatsu PC200-8 con balde")
})

test.each(["30 ton", "30 toneladas", "30t"])(
  "[B5.5] a capacity is found in any spelling: grua pluma %s",
  async (measure) => {
    expect((await find(`grua pluma ${measure}`))[0]).toBe("Grúa móvil Tadano GR-300 de 30 t")
  },
)

test("[B5.5] the named model precedes others of its maker", async () => {
  expect((await find("compresor sullair 185"))[0]).toBe("Compresor móvil Sullair 185")
})

test("[B5.6] a maker in one ad's name does not hide the ads of that maker", async () => {
  await addAd(api.database, { name: "Se vende Komatsu WA320 impecable" })
  await refreshVocabulary(api.database)
  expect((await find("komatsu")).length).toBeGreaterThan(3)
})

test("[B5.6] a machine is found in the typed gender, then in the other", async () => {
  await addAd(api.database, { name: "Cosechador forestal Tigercat", featured: true })
  await addAd(api.database, { name: "Cosechadora de granos Claas" })
  const names = ["Cosechadora de granos Claas", "Cosechador forestal Tigercat"]
  expect(await find("cosechadora")).toEqual(names)
  expect(await find("cosechadoras")).toEqual(names)
  expect(await find("cosechador")).toEqual(names.toReversed())
})

test("[B5.6] a concrete truck is not a concrete drum, unless the word means both", async () => {
  await addAd(api.database, { name: "Camión betonero Mercedes-Benz" })
  expect(await find("trompo hormigonero")).toEqual([])
  expect(await find("betonera")).toEqual(["Camión betonero Mercedes-Benz"])
  await addAd(api.database, { name: "Betonera Imer 150 litros" })
  expect(await find("trompo hormigonero")).toEqual(["Betonera Imer 150 litros"])
})
