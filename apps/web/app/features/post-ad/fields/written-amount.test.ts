import { expect, test } from "vitest"
import { isWrittenAmount, readWrittenAmount, tidyWrittenAmount } from "./amount-field.tsx"

test.each([
  ["45,5 millones", 45_500_000],
  ["45.5 millones", 45_500_000],
  ["60M", 60_000_000],
  ["800 lucas", 800_000],
  ["1.250.000 pesos + IVA", 1_250_000],
  ["1.250 pesos", 1_250],
  ["45,5 millo", null],
  ["20 kg", null],
])("[B5.38] the price in words %j is %j", (text, amount) => {
  expect(isWrittenAmount(text)).toBe(true)
  expect(readWrittenAmount(text)).toBe(amount)
})

test("[B5.38] letters are accepted only after a number, up to a maximum length", () => {
  expect(["CLP 990", "US$ 48.500", "precio", "45.500.000,50", ""].map(isWrittenAmount)).toEqual(
    Array(5).fill(false),
  )
  expect(tidyWrittenAmount("  45   millones")).toBe("45 millones")
  expect(tidyWrittenAmount(`1${"x".repeat(99)}`)).toHaveLength(40)
})
