import { readCategories } from "@wara/api/reference/catalog"
import { isMeteredMachine } from "@wara/domain/figures/stated-hours-texts"
import { expect, test } from "vitest"
import { placeOf, tradePlaces } from "../ads/place-of-ad.ts"
import { machineKinds } from "./machine-kinds.ts"

test("every category of the catalogue has several kinds of machine", () => {
  for (const { slug } of readCategories()) {
    const kinds = machineKinds.filter((kind) => kind.category === slug)
    expect(kinds.length, slug).toBeGreaterThanOrEqual(4)
  }
})

test.each(machineKinds.map((kind) => [kind.nouns[0] ?? "", kind] as const))(
  "%s: years, weights, sizes and prices are possible",
  (_, kind) => {
    for (const [make, model, from, to, price, weight, width, height, depth] of kind.models) {
      expect(from, `${make} ${model}`).toBeLessThanOrEqual(to)
      expect(to, `${make} ${model}`).toBeLessThanOrEqual(2026)
      expect(from, `${make} ${model}`).toBeGreaterThanOrEqual(1965)
      for (const measure of [price, weight, width, height, depth]) {
        expect(measure, `${make} ${model}`).toBeGreaterThan(0)
      }
    }
    expect(kind.features.length * kind.wear.length).toBeGreaterThanOrEqual(9)
  },
)

test("[B10.211] ads of machines with a meter of hours are known by their names, and no others", () => {
  for (const { meter, nouns } of machineKinds) {
    for (const noun of nouns)
      expect(isMeteredMachine(`${noun} Marca 20`), noun).toBe(meter?.[0] === "horas")
  }
})

test("every place of a trade is a commune", () => {
  for (const places of Object.values(tradePlaces)) {
    for (const slug of Object.keys(places)) expect(placeOf(slug).slug).toBe(slug)
  }
})
