import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { adsPath } from "@wara/domain/site/paths"
import { expect, test } from "vitest"
import { activeFilters } from "./active-filters.ts"

const names = { category: "Minería", region: "Antofagasta", commune: "Calama", condition: "Usado" }
const none = { category: "", region: "", commune: "", condition: "" }

function filtersOf(query: string, known = none) {
  return activeFilters(parseAdSearch(new URLSearchParams(query)), known)
}

test("every active filter has a name; order and page are not filters", () => {
  const query =
    "s=grua&category=mineria&region=antofagasta&comuna=calama&condicion=usado&marca=CAT" +
    "&precio_desde=1000000&precio_hasta=2000000&ano_desde=2010&ano_hasta=2020&orden=recientes&page=3"
  expect(filtersOf(query, names).map(({ label }) => label)).toEqual([
    "grua",
    "Minería",
    "Antofagasta",
    "Calama",
    "Usado",
    "CAT",
    "Desde $1.000.000",
    "Hasta $2.000.000",
    "Desde 2010",
    "Hasta 2020",
  ])
  expect(filtersOf("orden=recientes&page=3")).toEqual([])
})

test("removing a filter preserves the others and returns to page 1", () => {
  const filters = filtersOf("s=grua&precio_hasta=900000&orden=recientes&page=3")
  expect(filters.map(({ without }) => adsPath(without))).toEqual([
    "/anuncios?precio_hasta=900000&orden=recientes",
    "/anuncios?s=grua&orden=recientes",
  ])
  expect(filters.map(({ alone }) => adsPath(alone))).toEqual([
    "/anuncios?s=grua",
    "/anuncios?precio_hasta=900000",
  ])
})

test("[B5.2] a single year is one filter", () => {
  const [year, ...others] = filtersOf("ano_desde=2018&ano_hasta=2018")
  expect(others).toEqual([])
  expect(year?.label).toBe("Año 2018")
  expect(year && adsPath(year.without)).toBe("/anuncios")
  expect(year && adsPath(year.alone)).toBe("/anuncios?ano_desde=2018&ano_hasta=2018")
})

test("[B10.170] kilometres around a commune are one filter with it, in place of its region", () => {
  const query = "category=mineria&region=antofagasta&comuna=calama&radio=100"
  const [category, around, ...others] = filtersOf(query, { ...names, condition: "" })
  expect(others).toEqual([])
  expect(around?.label).toBe("Hasta 100 km de Calama")
  expect(around && adsPath(around.without)).toBe("/anuncios?category=mineria")
  expect(around && adsPath(around.alone)).toBe("/anuncios?comuna=calama&radio=100")
  expect(category && adsPath(category.without)).toBe(
    "/anuncios?region=antofagasta&comuna=calama&radio=100",
  )
})

test("removing a region removes its commune", () => {
  const [region, commune] = filtersOf("region=antofagasta&comuna=calama", {
    ...none,
    region: "Antofagasta",
    commune: "Calama",
  })
  expect(region && adsPath(region.without)).toBe("/anuncios")
  expect(commune && adsPath(commune.without)).toBe("/anuncios?region=antofagasta")
})
