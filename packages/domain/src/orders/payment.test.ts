import { expect, test } from "vitest"
import { isApproved } from "./payment.ts"

const expected = { amount: 69_990, buyOrder: "W20261121-7" }
const payment = { ...expected, status: "AUTHORIZED", responseCode: 0 }

test("a payment is approved when code, state, amount and order agree", () => {
  expect(isApproved(payment, expected)).toBe(true)
})

test.each([
  ["rejected", { responseCode: -1 }],
  ["without a code", { responseCode: null }],
  ["not finished", { status: "INITIALIZED" }],
  ["given back", { status: "REVERSED" }],
  ["given back in part", { status: "PARTIALLY_NULLIFIED" }],
  ["failed", { status: "FAILED" }],
  ["of less money", { amount: 69_989 }],
  ["of more money", { amount: 69_991 }],
  ["of another order", { buyOrder: "W20261121-8" }],
])("a payment that is %s is not", (_, difference) => {
  expect(isApproved({ ...payment, ...difference }, expected)).toBe(false)
})
