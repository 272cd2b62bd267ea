import { expect, test } from "vitest"
import { isDoubtfulPrice } from "./doubtful-price.ts"

test.each([
  [1, "CLP", true],
  [9_999, "CLP", true],
  [10_000, "CLP", false],
  [0, "CLP", false],
  [1, "USD", true],
  [10, "USD", false],
] as const)("[B5.29] a price of %i %s is doubtful: %s", (price, currency, isDoubtful) => {
  expect(isDoubtfulPrice(price, currency)).toBe(isDoubtful)
})
