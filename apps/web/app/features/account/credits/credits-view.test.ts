import type { CreditMovement } from "@wara/contract/credit"
import { expect, test } from "vitest"
import { groupMovements } from "./credits-view.tsx"

function movement(id: number, given: Partial<CreditMovement> = {}): CreditMovement {
  return {
    id,
    documentId: `m${id}`,
    credit: "publication",
    kind: "grant",
    reason: "order",
    amount: 1,
    balance: 20 - id,
    ad: null,
    order: { documentId: "o1", buy_order: "W1" },
    note: "",
    createdAt: "2026-11-21T12:00:00.000Z",
    ...given,
  }
}

test("a pack's credits are one row with the final balance; others have one row each", () => {
  const spent = movement(4, { kind: "spend", reason: "ad-submitted", amount: -1, order: null })
  const other = movement(5, { order: { documentId: "o2", buy_order: "W2" } })
  const lines = groupMovements([movement(1), movement(2), movement(3), spent, other])
  expect(lines.map(({ documentId, amount, balance }) => [documentId, amount, balance])).toEqual([
    ["m1", 3, 19],
    ["m4", -1, 16],
    ["m5", 1, 15],
  ])
})
