import { expect, test } from "vitest"
import { suggestedName, suggestionLimit, suggestSearches } from "./suggest.ts"

const names = [
  suggestedName("equipment", "excavadora", 40),
  suggestedName("equipment", "extintor", 2),
  suggestedName("category", "Construcción", 90),
  suggestedName("manufacturer", "Caterpillar", 70),
  suggestedName("model", "Caterpillar 320D", 9),
  suggestedName("commune", "Concepción", 12),
  suggestedName("commune", "Temuco", 8),
  suggestedName("commune", "San Carlos", 1),
]
const texts = (typed: string) => suggestSearches(names, typed).map(({ text }) => text)

test("[B5.7] names that begin as typed come first, the most frequent before the others", () => {
  expect(texts("ex")).toEqual(["excavadora", "extintor"])
  expect(texts("car")).toEqual(["San Carlos"])
  expect(texts("cat")).toEqual(["Caterpillar", "Caterpillar 320D"])
})

test("[B5.7] accents and capitals make no difference", () => {
  expect(texts("CONSTRUCCIO")).toEqual(["Construcción"])
  expect(texts("concepción")).toEqual(["Concepción"])
})

test("[B5.7] of several words the last one is completed", () => {
  expect(texts("Excavadora tem")).toEqual(["excavadora Temuco"])
  expect(texts("caterpillar 32")).toEqual(["Caterpillar 320D"])
})

test("[B5.7] one letter, signs and unknown words suggest nothing", () => {
  for (const typed of ["e", "", "  ", "%_", "zzz", "de zzz"]) expect(texts(typed)).toEqual([])
})

test("[B5.7] no more than eight, and no more than three of a kind", () => {
  const many = (kind: "model" | "commune" | "equipment") =>
    Array.from({ length: 9 }, (_, place) => suggestedName(kind, `gru ${kind} ${place}`, place))
  const found = suggestSearches([...many("model"), ...many("commune"), ...many("equipment")], "gru")
  expect(found).toHaveLength(suggestionLimit)
  expect(found.filter(({ kind }) => kind === "model").length).toBeLessThanOrEqual(3)
})
