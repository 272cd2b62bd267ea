import { expect, test } from "vitest"
import { chileanDay } from "../site/chilean-day.ts"
import { isPlausibleIndicator } from "./plausible-indicator.ts"

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
