import { expect, test } from "vitest"
import type { Currency } from "../money/money.ts"
import { days } from "../time.ts"
import { dropPercent, endOfPriceDrop, findPriceDrop, type PricePoint } from "./price-drop.ts"

const start = Date.parse("2026-11-01T12:00:00Z")
const onDay = (day: number) => new Date(start + days(day))
const at = (day: number, price: number, currency: Currency = "CLP"): PricePoint => ({
  at: onDay(day),
  price,
  currency,
})

test("[B10.20] a price three percent below one that stood a week has fallen", () => {
  const drop = findPriceDrop([at(0, 1_000_000), at(7, 970_000)])
  expect(drop).toEqual({ from: 1_000_000, to: 970_000, at: onDay(7) })
})

test.each([
  ["a smaller step", [at(0, 1_000_000), at(7, 970_001)]],
  ["a first price that stood less than a week", [at(0, 1_000_000), at(6.9, 500_000)]],
  ["a price that was raised before", [at(0, 1_000_000), at(10, 1_500_000), at(12, 1_000_000)]],
  [
    "a higher price that stood a week after a lower one of the last 30 days",
    [at(0, 1_000_000), at(10, 1_500_000), at(20, 1_000_000)],
  ],
  ["another currency", [at(0, 1_000_000), at(10, 900, "USD")]],
  ["a price that rose", [at(0, 1_000_000), at(10, 1_100_000)]],
  ["no change", [at(0, 1_000_000)]],
  ["no price", []],
])("[B10.20] %s is no drop", (_, prices) => {
  expect(findPriceDrop(prices)).toBeNull()
})

test("[B10.20] a price of more than 30 days ago does not count", () => {
  const prices = [at(0, 1_000_000), at(10, 1_500_000), at(41, 1_000_000)]
  expect(findPriceDrop(prices)).toEqual({ from: 1_500_000, to: 1_000_000, at: onDay(41) })
})

test("[B10.20] a further small step keeps the drop and its day", () => {
  const prices = [at(0, 1_000_000), at(10, 900_000), at(20, 890_000)]
  expect(findPriceDrop(prices)).toEqual({ from: 1_000_000, to: 890_000, at: onDay(10) })
})

test("[B10.20] a price above the fallen one ends the drop", () => {
  expect(findPriceDrop([at(0, 1_000_000), at(10, 900_000), at(11, 950_000)])).toBeNull()
})

test("[B10.20] another currency after a drop ends it", () => {
  expect(findPriceDrop([at(0, 1_000_000), at(10, 900_000), at(11, 900, "USD")])).toBeNull()
})

test("[B10.20] two steps within days are one drop from the price that stood", () => {
  const prices = [at(0, 1_000_000), at(10, 960_000), at(12, 900_000)]
  expect(findPriceDrop(prices)).toEqual({ from: 1_000_000, to: 900_000, at: onDay(12) })
})

test("[B10.20] a drop is shown for 30 days, and its percentage is never rounded up", () => {
  expect(endOfPriceDrop({ at: onDay(0) })).toEqual(onDay(30))
  expect(dropPercent({ from: 1_000_000, to: 930_001 })).toBe(6)
})
