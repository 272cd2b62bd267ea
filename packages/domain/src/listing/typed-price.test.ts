import { expect, test } from "vitest"
import { priceParam } from "./price-param.ts"
import { readTypedPrice } from "./typed-price.ts"

test.each([
  ["60 millones", 60_000_000],
  ["60M", 60_000_000],
  ["60 m", 60_000_000],
  ["60MM", 60_000_000],
  ["60 mil", 60_000],
  ["800 mil", 800_000],
  ["60.000.000", 60_000_000],
  ["$60.000.000", 60_000_000],
  ["$ 60 000 000", 60_000_000],
  ["60000000", 60_000_000],
  ["45,5 millones", 45_500_000],
  ["45.5 millones", 45_500_000],
  ["45.500.000,50", 45_500_001],
  ["hasta 60 millones de pesos", 60_000_000],
  ["1,2 mil millones", 1_200_000_000],
  ["60 pesos", 60],
  ["45 millones de pesos + IVA", 45_000_000],
  ["0", 0],
])("[B5.2] the price field reads %s", (typed, pesos) => {
  expect(readTypedPrice(typed)).toEqual({ kind: "amount", pesos })
})

test.each([
  ["60", 60, 60_000_000],
  ["$60", 60, 60_000_000],
  ["45,5", 46, 45_500_000],
  ["5000", 5_000, 5_000_000],
  ["45.000", 45_000, 45_000_000],
])("[B5.2] the price field asks back about %s", (typed, pesos, interpreted) => {
  expect(readTypedPrice(typed)).toEqual({ kind: "doubtful", typed, pesos, interpreted })
})

test.each(["abc", "60 kg", "20 a 40 millones", "1.2.3", "99999999999", "us$ 60.000", "60.000 usd"])(
  "[B5.2] the price field says that it cannot read %s",
  (typed) => {
    expect(readTypedPrice(typed)).toEqual({ kind: "unreadable", typed })
  },
)

test("[B5.2] a price is unchanged after a round trip through the URL, even a few pesos", () => {
  for (const pesos of [0, 1, 60, 99_999, 100_000, 60_000_000, 9_999_999_999])
    expect(readTypedPrice(priceParam(pesos))).toEqual({ kind: "amount", pesos })
  expect(readTypedPrice("  ")).toEqual({ kind: "empty" })
})
