import { expect, test } from "vitest"
import { DomainError } from "../errors.ts"
import { canRefundInPart, requireRefundable } from "./refunds.ts"

const none = { publication: 0, featured: 0 }
const order = {
  state: "paid",
  total: 69_990,
  refunded: 0,
  paymentType: "VN",
  unused: { publication: 15, featured: 1 },
  spent: none,
} as const
const request = { amount: 69_990, credits: none, allowSpent: false }

function refusedField(...given: Parameters<typeof requireRefundable>): string {
  try {
    requireRefundable(...given)
  } catch (cause) {
    if (cause instanceof DomainError && cause.code === "ConflictError") {
      return String(cause.details[0]?.path)
    }
  }
  return "nothing"
}

test("the whole money back takes every unused credit", () => {
  expect(requireRefundable(order, request)).toEqual({ publication: 15, featured: 1 })
})

test("a part takes the credits that are named; the rest of the money takes the rest", () => {
  const credits = { publication: 5, featured: 0 }
  expect(requireRefundable(order, { ...request, amount: 20_000, credits })).toEqual(credits)
  const later = { ...order, state: "partially_refunded", refunded: 20_000 } as const
  const unused = { publication: 10, featured: 1 }
  expect(requireRefundable({ ...later, unused }, { ...request, amount: 49_990 })).toEqual(unused)
})

test("credits that were spent keep the money, unless the operator says so", () => {
  const spent = { publication: 1, featured: 0 }
  expect(refusedField({ ...order, spent }, request)).toBe("allow_spent")
  const unused = { publication: 14, featured: 1 }
  expect(requireRefundable({ ...order, spent, unused }, { ...request, allowSpent: true })).toEqual(
    unused,
  )
})

test.each([
  ["an order that was not paid", { state: "rejected" }, {}, "amount"],
  ["what was given back already", { state: "refunded", refunded: 69_990 }, {}, "amount"],
  ["more than is left", { refunded: 1 }, {}, "amount"],
  ["a part of a debit payment", { paymentType: "VD" }, { amount: 1 }, "amount"],
  ["a part of a payment in instalments", { paymentType: "VC" }, { amount: 1 }, "amount"],
  [
    "more credits than are unused",
    {},
    { amount: 1, credits: { publication: 16, featured: 0 } },
    "credits",
  ],
] as const)("%s is not given back", (_, differentOrder, differentRequest, field) => {
  expect(refusedField({ ...order, ...differentOrder }, { ...request, ...differentRequest })).toBe(
    field,
  )
})

test("only credit cards without instalments give back a part", () => {
  expect(["VD", "VP", "VN", "VC", "SI", "S2", "NC", ""].filter(canRefundInPart)).toEqual(["VN"])
})
