import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { adsPath } from "@wara/domain/site/paths"
import { expect, test } from "vitest"
import { searchOfValues } from "./search-of-values.ts"
import { changeValue, filterValues, mergeValues } from "./use-filter-form.ts"

test("fields show a search and produce the same search from page 1", () => {
  const query = "s=grua&region=biobio&precio_desde=1500000&ano_hasta=2020&orden=recientes"
  const values = filterValues(parseAdSearch(new URLSearchParams(`${query}&page=4`)))
  expect(values.precio_desde).toBe("1.500.000")
  expect(adsPath(searchOfValues(values))).toBe(`/anuncios?${query}`)
})

test("only changing the region clears the commune", () => {
  const values = { region: "antofagasta", comuna: "calama" }
  expect(changeValue(values, "region", "biobio")).toMatchObject({ region: "biobio", comuna: "" })
  expect(changeValue(values, "marca", "CAT").comuna).toBe("calama")
})

test("[B10.170] kilometres go with their commune, and stay with another one", () => {
  const values = { region: "antofagasta", comuna: "calama", radio: "50" }
  expect(changeValue(values, "region", "biobio").radio).toBe("")
  expect(changeValue(values, "comuna", "").radio).toBe("")
  expect(changeValue(values, "comuna", "taltal")).toEqual({ ...values, comuna: "taltal" })
})

test("unsubmitted text survives other changes of the URL", () => {
  const draft = { s: "gru", category: "mineria" }
  expect(mergeValues(draft, { category: "mineria" }, {})).toEqual({ s: "gru", category: "" })
  expect(mergeValues(draft, {}, { s: "motor" })).toEqual({ s: "motor", category: "mineria" })
})

test("[B7.106] what is typed while a field's earlier text is applied survives the new URL", () => {
  const sent = { precio_desde: "5", category: "mineria" }
  const draft = { precio_desde: "5 millones", category: "mineria" }
  expect(mergeValues(draft, {}, { precio_desde: "5", category: "mineria" }, sent)).toEqual(draft)
})
