import type { SearchMeaning } from "@wara/contract/search"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { adsPath } from "@wara/domain/site/paths"
import { buildFacets } from "@wara/factories/build-catalog"
import { expect, test } from "vitest"
import { activeFilters } from "../../features/ads/list/active-filters.ts"
import { answeredSearch } from "./answered-search.server.ts"

const catalog = { categories: [], communes: [] }
const araucania = { slug: "la-araucania", name: "La Araucanía" }

const temuco = {
  meaning: { kind: "commune", slug: "temuco", name: "Temuco", region: araucania },
  span: { start: 11, end: 20 },
  core: { start: 14, end: 20 },
  applied: true,
} as const

function meaningOf(overrides: Partial<SearchMeaning>): SearchMeaning {
  return {
    corrected_text: null,
    understood: [],
    words: "",
    kept_words: null,
    dropped_words: [],
    only_mentioned: false,
    complete: true,
    parts_total: 0,
    ...overrides,
  }
}

function answer(query: string, meaning: SearchMeaning | null, total = 9) {
  const pagination = { page: 1, pageSize: 20, pageCount: 1, total }
  const typed = parseAdSearch(new URLSearchParams(query))
  const answered = answeredSearch(typed, { meaning, pagination }, buildFacets(), catalog)
  const { search, names, wordsWithPlace } = answered
  return { ...answered, chips: activeFilters(search, names, wordsWithPlace) }
}

test("[B5.1] a place in the text becomes a filter; removing its chip searches for the word", () => {
  const meaning = meaningOf({ words: "excavadora", understood: [temuco] })
  const { heading, chips } = answer("s=excavadora+en+temuco", meaning)
  expect(heading).toBe("Excavadora en Temuco")
  expect(chips.map(({ label }) => label)).toEqual(["excavadora", "Temuco"])
  expect(chips.map(({ without }) => decodeURIComponent(adsPath(without)))).toEqual([
    "/anuncios?comuna=temuco",
    '/anuncios?s=excavadora+"temuco"',
  ])
})

test("[B10.243] kilometres of a place in the text become its surroundings, without the text when removed", () => {
  const around = { ...temuco.meaning, radius_km: 100 }
  const span = { start: 11, end: 26 }
  const understood = [{ ...temuco, meaning: around, span, core: { start: 20, end: 26 } }]
  const meaning = meaningOf({ words: "excavadora", understood })
  const { chips, search } = answer("s=excavadora+cerca+de+temuco", meaning)
  expect([search.commune, search.radiusKm]).toEqual(["temuco", 100])
  expect(chips.map(({ label }) => label)).toEqual(["excavadora", "Hasta 100 km de Temuco"])
  expect(chips.map(({ without }) => adsPath(without))).toEqual([
    "/anuncios?comuna=temuco&radio=100",
    "/anuncios?s=excavadora",
  ])
})

test("[B5.1] an explicit place wins; removing it does not bring back the typed one", () => {
  const understood = [{ ...temuco, applied: false }]
  const meaning = meaningOf({ words: "excavadora", understood })
  const { heading, chips } = answer("s=excavadora+en+temuco&comuna=calama", meaning)
  expect(heading).toBe("Excavadora en Calama")
  const place = chips.find(({ key }) => key === "commune")
  expect(place && decodeURIComponent(adsPath(place.without))).toBe(
    '/anuncios?s=excavadora+"temuco"',
  )
})

test("[B5.2] price and year in the text become filters with removable chips", () => {
  const at = { span: { start: 11, end: 20 }, core: { start: 11, end: 20 }, applied: true }
  const meaning = meaningOf({
    words: "excavadora",
    understood: [
      { ...at, meaning: { kind: "price", min: null, max: 60_000_000 } },
      { ...at, meaning: { kind: "year", min: 2018, max: 2018 } },
    ],
  })
  const { chips } = answer("s=excavadora+2018+bajo+60+millones", meaning)
  expect(chips.map(({ label }) => label)).toEqual(["excavadora", "Hasta $60.000.000", "Año 2018"])
  expect(chips.map(({ without }) => adsPath(without)).slice(1)).toEqual([
    "/anuncios?s=excavadora&ano_desde=2018&ano_hasta=2018",
    "/anuncios?s=excavadora&precio_hasta=60000000",
  ])
})

test("[B5.3] the heading says when no ad matches all words", () => {
  const meaning = meaningOf({
    words: "camión aljibe",
    kept_words: "camión",
    dropped_words: ["aljibe"],
    only_mentioned: false,
    complete: true,
    parts_total: 0,
  })
  const { heading, missing } = answer("s=camion+aljibe", meaning)
  expect(heading).toBe("No hay «camión aljibe». Estos tienen «camión»")
  expect(missing).toEqual({ matched: "camión", dropped: ["aljibe"] })
  expect(answer("s=camion+aljibe", meaning, 0).heading).toBe("No hay «camión aljibe»")
})

test("without text, the search is what its URL says", () => {
  expect(answer("category=mineria", null).heading).toBe("Mineria")
})
