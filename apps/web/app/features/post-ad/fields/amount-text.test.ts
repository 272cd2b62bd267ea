import { expect, test } from "vitest"
import { amountOf, caretIn, signsAfter, tidyAmount, writeAmount } from "./amount-text.ts"

test.each([
  ["1250000", "1.250.000", 1_250_000],
  ["$ 1.250.000", "1.250.000", 1_250_000],
  ["1,250,000", "1.250.000", 1_250_000],
  ["1.250.000,50", "1.250.000", 1_250_000],
  ["CLP 990", "990", 990],
  ["precio", "", 0],
])("pesos pasted as %s are %s", (pasted, text, amount) => {
  expect(tidyAmount(pasted, 0, "pasted")).toBe(text)
  expect(amountOf(text, 0)).toBe(amount)
})

test.each([
  ["48500.50", "48.500,50", 48_500.5],
  ["48,500.50", "48.500,50", 48_500.5],
  ["48.500,5", "48.500,5", 48_500.5],
  ["48.500", "48.500", 48_500],
  ["20,5", "20,5", 20.5],
])("an amount with decimals pasted as %s is %s", (pasted, text, amount) => {
  expect(tidyAmount(pasted, 2, "pasted")).toBe(text)
  expect(amountOf(text, 2)).toBe(amount)
})

test("an amount is formatted while typing, and a trailing comma stays", () => {
  expect(tidyAmount("1.2345", 0, "typed")).toBe("12.345")
  expect(tidyAmount("12,", 2, "typed")).toBe("12,")
  expect(tidyAmount(",5", 2, "typed")).toBe("0,5")
  expect(tidyAmount("007", 0, "typed")).toBe("7")
})

test.each([
  ["45.500.000,", "45.500.000,", 45_500_000],
  ["45.500.000,50", "45.500.000,50", 45_500_000],
  ["45,50", "45,50", 45],
  ["45,500", "45.500", 45_500],
  ["1.250,500", "1.250.500", 1_250_500],
])("[B5.38] pesos typed as %s are shown as %s", (typed, text, amount) => {
  expect(tidyAmount(typed, 0, "typed")).toBe(text)
  expect(amountOf(text, 0)).toBe(amount)
})

test("a stored amount is shown without zero decimals, a missing one as an empty field", () => {
  expect([0, 943, 20.5, 1_250_000].map((value) => writeAmount(value, 2))).toEqual([
    "",
    "943",
    "20,5",
    "1.250.000",
  ])
  expect(writeAmount(1_000, 0)).toBe("1.000")
})

test("the caret keeps its place among the digits", () => {
  // A 9 typed between 1 and 250: "19|250" becomes "19|.250".
  expect(signsAfter("19250", 2)).toBe(3)
  expect(caretIn("19.250", 3)).toBe(2)
  expect(caretIn("1.250", 0)).toBe(5)
})

test("cents of money are shown with two digits, and whole amounts without any", () => {
  const money = [45_500.5, 45_500.05, 45_500].map((value) => writeAmount(value, 2, "all"))
  expect(money).toEqual(["45.500,50", "45.500,05", "45.500"])
})
