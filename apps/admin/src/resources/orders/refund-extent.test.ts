import { expect, test } from "vitest"
import { type RefundRequest, readRefund } from "./refund-extent.tsx"

const order = { total: 79_980, refunded: 9_990 }
const request: RefundRequest = {
  isWhole: true,
  part: "",
  confirmed: "69.990",
  publication: "0",
  featured: "0",
  allowSpent: false,
  reason: "Cobro doble",
}

test("a full refund sends the remaining amount without a list of credits", () => {
  expect(readRefund(order, "key", request)).toEqual({
    request: { key: "key", amount: 69_990, reason: "Cobro doble", allow_spent: false },
  })
})

test("a partial refund sends the amount and the credits to revoke", () => {
  const part = { ...request, isWhole: false, part: "$20.000", confirmed: "20000", publication: "5" }
  expect(readRefund(order, "key", part)).toMatchObject({
    request: { amount: 20_000, credits: { publication: 5, featured: 0 } },
  })
})

test.each([
  ["more than is left", { isWhole: false, part: "70.000", confirmed: "70.000" }, "part"],
  ["no amount", { isWhole: false, part: "mucho" }, "part"],
  ["half a peso", { isWhole: false, part: "10,5" }, "part"],
  ["no reason", { reason: " " }, "reason"],
  ["another amount the second time", { confirmed: "69.99" }, "confirmed"],
])("%s is not sent", (_, change, field) => {
  expect(readRefund(order, "key", { ...request, ...change })).toMatchObject({ field })
})
