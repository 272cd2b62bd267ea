import { buildIndicator } from "@wara/factories/build-indicator"
import { expect, test } from "vitest"
import { convertedPrice } from "./converted-price.ts"

const uf = buildIndicator({ code: "uf", value: 40_000, date: "2026-11-21" })
const dollar = buildIndicator({ code: "dolar", value: 950, date: "2026-11-20" })
const pesos = { price: 98_000_000, currency: "CLP" } as const

test("pesos become UF and dollars, with the oldest day of the values used", () => {
  expect(convertedPrice(pesos, [uf, dollar])).toEqual({
    amounts: ["UF 2.450,00", "US$103.158"],
    day: "20-11",
  })
})

test("dollars become pesos and UF", () => {
  expect(convertedPrice({ price: 1000, currency: "USD" }, [uf, dollar])?.amounts).toEqual([
    "$950.000",
    "UF 23,75",
  ])
})

test("what cannot be converted is left out", () => {
  expect(convertedPrice(pesos, [uf])).toEqual({ amounts: ["UF 2.450,00"], day: "21-11" })
  expect(convertedPrice(pesos, [])).toBeNull()
  expect(convertedPrice({ price: 1000, currency: "USD" }, [uf])).toBeNull()
})
