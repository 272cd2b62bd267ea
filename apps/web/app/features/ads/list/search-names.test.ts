import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { buildFacets } from "@wara/factories/build-catalog"
import { expect, test } from "vitest"
import { missingHeading, searchHeading, searchNames } from "./search-names.ts"

const catalog = {
  categories: [{ slug: "energia", name: "Energía", count: 0 }],
  communes: [
    { id: 1, slug: "tome", name: "Tomé", count: 2, region: { slug: "biobio", name: "Biobío" } },
  ],
}

function headingOf(query: string): string {
  const search = parseAdSearch(new URLSearchParams(query))
  return searchHeading(search, searchNames(search, buildFacets(), catalog))
}

test.each([
  ["", "Equipos industriales"],
  ["s=excavadora", "Excavadora"],
  ["category=mineria", "Mineria"],
  ["s=excavadora&region=antofagasta", "Excavadora en Antofagasta"],
  ["s=excavadora&category=mineria&region=antofagasta", "Excavadora en Mineria, Antofagasta"],
  ["category=mineria&region=antofagasta&comuna=calama", "Mineria en Calama"],
  ["region=antofagasta&comuna=calama&radio=50", "Equipos industriales, hasta 50 km de Calama"],
  ["s=grua&category=mineria&comuna=calama&radio=50", "Grua en Mineria, hasta 50 km de Calama"],
  ["marca=Komatsu&region=biobio", "Equipos Komatsu en Biobio"],
  ["category=construccion&marca=Komatsu", "Construccion Komatsu"],
])("[S2.10] the heading of '%s' says what is searched: %s", (query, heading) => {
  expect(headingOf(query)).toBe(heading)
})

test("names come from the counts, else from the catalogue, else from the slug", () => {
  expect(headingOf("category=energia&comuna=tome")).toBe("Energía en Tomé")
  expect(headingOf("category=otra-cosa")).toBe("Otra cosa")
})

test("[B5.23] the heading of a long query stays short", () => {
  const long = "excavadora sobre orugas de 20 toneladas con martillo hidráulico y balde de repuesto"
  expect(headingOf(`s=${encodeURIComponent(long)}`)).toBe(
    "Excavadora sobre orugas de 20 toneladas…",
  )
  expect(headingOf(`s=${"x".repeat(120)}`)).toHaveLength(41)
  expect(headingOf(`s=${encodeURIComponent('generador "calama"')}`)).toBe("Generador calama")
  // A line of a phone of 360 px has about 26 characters.
  expect(missingHeading(long, long)).toBe(
    "No hay «excavadora sobre…». Estos tienen «excavadora sobre…»",
  )
  expect(missingHeading("x".repeat(99), "x".repeat(99)).length).toBeLessThan(78)
  expect(missingHeading(long, "").length).toBeLessThan(78)
})

test("[B5.3] the heading names what was not found and what is shown instead", () => {
  expect(missingHeading("camión aljibe", "camión")).toBe(
    "No hay «camión aljibe». Estos tienen «camión»",
  )
  expect(missingHeading("submarino amarillo", "")).toBe("No hay «submarino amarillo»")
})
