import { buildConversion } from "@wara/factories/build-catalog"
import { expect, test } from "vitest"
import { conversionTargets, convertedPrice } from "./price-block.tsx"

const uf = { code: "uf", value: 40_000, date: "2026-11-22" } as const
const dollar = { code: "dolar", value: 950, date: "2026-11-20" } as const

test("prices in pesos are converted to UF and dollars, dollars to pesos and UF", () => {
  expect(conversionTargets("CLP")).toEqual(["UF", "USD"])
  expect(conversionTargets("USD")).toEqual(["CLP", "UF"])
})

test("[B5.23] conversions of pesos to UF and dollars show the day of each value", () => {
  const conversions = [
    buildConversion({ to: "UF", result: 2_450, values: [uf] }),
    buildConversion({ to: "USD", result: 103_157.9, values: [dollar] }),
  ]
  expect(convertedPrice(conversions)).toEqual({
    amounts: ["UF 2.450,00", "US$103.158"],
    values: ["UF del 22-11", "dólar del 20-11"],
  })
})

test("[B5.23] conversions of dollars to pesos and UF show the dollar's value once", () => {
  const conversions = [
    buildConversion({ from: "USD", to: "CLP", result: 950_000, values: [dollar] }),
    buildConversion({ from: "USD", to: "UF", result: 23.75, values: [dollar, uf] }),
  ]
  expect(convertedPrice(conversions)).toEqual({
    amounts: ["$950.000", "UF 23,75"],
    values: ["dólar del 20-11", "UF del 22-11"],
  })
})

test("failed conversions are omitted", () => {
  expect(convertedPrice([])).toBeNull()
})
