import fc from "fast-check"
import { expect, test } from "vitest"
import { chileanDay } from "../site/chilean-dates.ts"
import {
  convertCurrency,
  convertibleUnits,
  formatIndicator,
  indicatorCodes,
  indicatorLabels,
  isPlausibleIndicator,
} from "./indicator.ts"

const pesos = { dolar: 950, euro: 1_100, uf: 39_500, utm: 69_000 }

test("[S9.3] percentages add %, pesos have no decimals, others two, in Chilean format", () => {
  expect(formatIndicator({ value: 0.4, unit: "Porcentaje" })).toBe("0,40%")
  expect(formatIndicator({ value: -0.2, unit: "Porcentaje" })).toBe("-0,20%")
  expect(formatIndicator({ value: 39_643.59, unit: "Pesos" })).toBe("$39.644")
  expect(formatIndicator({ value: 4.5, unit: "Dólar" })).toBe("$4,50")
})

test("[S9.3] codes are shown as UF, USD, EUR, UTM, IPC", () => {
  expect(indicatorCodes.map((code) => indicatorLabels[code])).toEqual([
    "UF",
    "USD",
    "EUR",
    "UTM",
    "IPC",
  ])
})

test("[S7.10] conversion goes through the peso", () => {
  expect(convertCurrency(950_000, "CLP", "USD", pesos)).toBe(1_000)
  expect(convertCurrency(1, "UF", "CLP", pesos)).toBe(39_500)
  expect(convertCurrency(95, "EUR", "USD", pesos)).toBe(110)
  expect(convertCurrency(7, "CLP", "CLP", {})).toBe(7)
})

test("[S7.10] a missing or implausible indicator converts nothing", () => {
  expect(convertCurrency(1, "CLP", "USD", {})).toBeNull()
  expect(convertCurrency(1, "UF", "USD", { uf: 39_500, dolar: 0 })).toBeNull()
})

test("[S7.10] a conversion and its inverse give the same amount, within rounding", () => {
  const unit = fc.constantFrom(...convertibleUnits)
  fc.assert(
    fc.property(unit, unit, fc.double({ min: 0.01, max: 1e9, noNaN: true }), (from, to, amount) => {
      const there = convertCurrency(amount, from, to, pesos) ?? Number.NaN
      expect(convertCurrency(there, to, from, pesos)).toBeCloseTo(amount, 3)
    }),
  )
})

test.each([
  ["dolar", 930, null, true],
  ["dolar", 0, null, false],
  ["dolar", -930, null, false],
  ["dolar", Number.NaN, null, false],
  ["dolar", Number.POSITIVE_INFINITY, null, false],
  ["dolar", 1_100, 930, true],
  ["dolar", 1_300, 930, false],
  ["dolar", 500, 930, false],
  ["uf", 930, null, false],
  ["utm", 69_751, 69_600, true],
  ["ipc", -0.2, 1.1, true],
  ["ipc", 45, null, false],
] as const)("%s of %d after %s is believed: %s", (code, value, lastGood, believed) => {
  expect(isPlausibleIndicator(code, value, lastGood)).toBe(believed)
})

test("a day begins at midnight in Chile, in summer and in winter", () => {
  expect(chileanDay(new Date("2026-11-21T02:59:59Z"))).toBe("2026-11-20")
  expect(chileanDay(new Date("2026-11-21T03:00:00Z"))).toBe("2026-11-21")
  expect(chileanDay(new Date("2026-07-20T03:59:59Z"))).toBe("2026-07-19")
  expect(chileanDay(new Date("2026-07-20T04:00:00Z"))).toBe("2026-07-20")
})
