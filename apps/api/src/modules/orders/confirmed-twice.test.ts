import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { addUser } from "../../../test/add-user.ts"
import { openShop, type Shop } from "../../../test/shop.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
import { lockUser } from "../../database/lock-user.ts"
import { findOrder, lockOrder, transitionOrder } from "./order-store.ts"
import { finishPayment, queryPayment } from "./use-cases/finish-payment.ts"
import { refundOrder } from "./use-cases/refund-order.ts"
import { sendRefund } from "./use-cases/send-refund.ts"

/* Two calls wait for the gateway and both get its result: only the first may act on it. */
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

afterAll(() => shop.stop())

/** Lets the gateway execute the next call, and delays its response until the other one has acted. */
async function overtake(
  operation: "status" | "refund",
  slow: () => Promise<unknown>,
  fast: () => Promise<unknown>,
): Promise<void> {
  await shop.webpay.command({ operation, when: "after", how: "pause" })
  const waiting = slow()
  await vi.waitFor(async () => expect((await shop.webpay.fetchState()).paused).toHaveLength(1))
  await fast()
  await shop.webpay.command({ release: true })
  await waiting
}

async function count(what: string, orderId: number): Promise<number> {
  const { rows } = await shop.api.pool.query(what, [orderId])
  return rows.length
}

const grants = "select from credit_movements where order_id = $1 and kind = 'grant'"
const revokes = "select from credit_movements where order_id = $1 and kind = 'revoke'"
const paid = "select from order_events where order_id = $1 and what = 'paid'"
const refunded = "select from order_events where order_id = $1 and what = 'refund-done'"

test("a payment confirmed by two concurrent calls is granted once", async () => {
  const buyer = await shop.addBuyer()
  const { id, token } = await buyer.open()
  await shop.webpay.pay(token, "close")
  await shop.api.gateway?.commit(token)
  const ask = () => queryPayment(shop.api, id, new Date())
  await overtake("status", ask, ask)
  expect(await count(grants, id)).toBe(16)
  expect(await count(paid, id)).toBe(1)
})

test("a payment is settled during another checkout of its owner: one waits for the other, without deadlock", async () => {
  const buyer = await shop.addBuyer()
  const { id, token } = await buyer.open()
  await shop.webpay.pay(token, "close")
  const { finishing } = await shop.api.database.transaction(async (transaction) => {
    // As the checkout does that replaces this one.
    await lockUser(transaction, { id: buyer.id })
    const finishing = finishPayment(shop.api, id, new Date())
    await expect.poll(() => waitingForLocks(shop.api)).toBe(1)
    await lockOrder(transaction, id)
    return { finishing }
  })
  expect(await finishing).toBe("done")
  expect(await count(grants, id)).toBe(16)
})

test("an order changes its state by the table only, and only from its current state", async () => {
  const buyer = await shop.addBuyer()
  const { id } = await buyer.open()
  const { database } = shop.api
  const before = await findOrder(database, { id })
  if (!before) throw new Error("no order")
  await expect(transitionOrder(database, before, "refund")).rejects.toThrow("not allowed")
  const aborted = await transitionOrder(database, before, "abort", { endedAt: new Date() })
  expect(aborted.state).toBe("aborted")
  // A second caller that read the order without a lock before the first one changed it.
  await expect(transitionOrder(database, before, "reject")).rejects.toThrow("no longer redirected")
  expect(await findOrder(database, { id })).toMatchObject({ state: "aborted" })
})

test("a refund confirmed by two concurrent calls revokes its credits once", async () => {
  const buyer = await shop.addBuyer()
  const id = await buyer.buy("approve")
  const actorId = await addUser(shop.api.database, { role: "operator" })
  const refundRequest = { key: randomUUID(), amount: shop.pack.price, reason: "retracto" }
  const request = { ...refundRequest, allow_spent: false, orderId: id, actorId }
  const sendAgain = async () => {
    const query = "select id from refunds where order_id = $1"
    const { rows } = await shop.api.pool.query<{ id: number }>(query, [id])
    // Later than the first call's timeout.
    await sendRefund(shop.api, rows[0]?.id ?? 0, new Date(Date.now() + 3_600_000))
  }
  await overtake("refund", () => refundOrder(shop.api, request, new Date()), sendAgain)
  expect(await count(revokes, id)).toBe(16)
  expect(await count(refunded, id)).toBe(1)
  const { transactions } = await shop.webpay.fetchState()
  const payment = transactions.find(({ refunds }) => refunds.length > 0)
  expect(payment?.refunds).toEqual([expect.objectContaining({ amount: shop.pack.price })])
})
