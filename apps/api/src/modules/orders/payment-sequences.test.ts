import { randomUUID } from "node:crypto"
import type { RefundRequest } from "@wara/domain/orders/refunds"
import { sql } from "drizzle-orm"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addUser } from "../../../test/add-user.ts"
import { chargedFor, outcome } from "../../../test/order-outcome.ts"
import { openShop, type Shop } from "../../../test/shop.ts"
import { receiveReturn } from "./use-cases/receive-return.ts"
import { reconcileOrders } from "./use-cases/reconcile-orders.ts"
import { refundOrder } from "./use-cases/refund-order.ts"

let shop: Shop
let actorId = 0

beforeAll(async () => {
  shop = await openShop({ timeouts: { timeout: 400, statusRetries: 0 } })
  actorId = await addUser(shop.api.database, { role: "operator" })
})

afterAll(() => shop.stop())

const minute = 60_000

const broken = (operation: "commit" | "status" | "refund") =>
  fc.record({
    operation: fc.constant(operation),
    when: fc.constantFrom("before" as const, "after" as const),
    how: fc.constantFrom("disconnect" as const, "error" as const, "garbage" as const),
  })

/** What can happen to an order, sequentially or concurrently. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("return" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("abort" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reconcile" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("refund" as const),
      amount: fc.constantFrom(20_000, 20_000, 49_990, 69_990),
    }),
  },
)

const moment = fc.record({
  /** Minutes that pass before. */
  wait: fc.constantFrom(0, 0, 0, 1, 2, 11),
  /** The gateway's fault during the step. */
  faults: fc.array(fc.oneof(broken("commit"), broken("status"), broken("refund")), {
    maxLength: 2,
  }),
  at: fc.array(happening, { minLength: 1, maxLength: 3 }),
})

const sequence = fc.record({
  choice: fc.constantFrom(
    "approve" as const,
    "approve" as const,
    "approve" as const,
    "close" as const,
    "reject" as const,
  ),
  card: fc.constantFrom("credit", "credit", "debit"),
  /** Whether the browser returns before the fault. */
  isPlain: fc.boolean(),
  moments: fc.array(moment, { minLength: 1, maxLength: 5 }),
})

type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

test("after any sequence of returns, retries, faults and refunds a payment is granted once, refunded, or never charged", async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async ({ card, choice, isPlain, moments }) => {
      let now = Date.now()
      const order = await (await shop.addBuyer()).open()
      await shop.webpay.pay(order.token, choice, { card })
      const act = (what: Happening) => happen(order, what, new Date(now))
      if (isPlain) await act({ do: "return" })
      for (const { at, faults, wait } of moments) {
        now += wait * minute
        await shop.webpay.command({ advance: wait * minute })
        for (const fault of faults) await shop.webpay.command(fault)
        await Promise.allSettled(at.map(act))
      }
      await shop.webpay.command({ forget: true })
      for (const wait of [1, 3, 20, 70, 140]) {
        now += wait * minute
        await reconcileOrders(shop.api, new Date(now))
      }
      await expectRight(order.id)
    }),
    { numRuns: 15 },
  )
}, 60_000)

async function happen(
  order: { id: number; token: string },
  what: Happening,
  now: Date,
): Promise<unknown> {
  const { api } = shop
  if (what.do === "return") return receiveReturn(api, { kind: "finished", token: order.token }, now)
  if (what.do === "abort") return receiveReturn(api, { kind: "aborted", token: order.token }, now)
  if (what.do === "reconcile") return reconcileOrders(api, now)
  const request: RefundRequest = {
    key: randomUUID(),
    amount: what.amount,
    reason: "Se arrepintió",
    allow_spent: false,
  }
  return refundOrder(api, { ...request, orderId: order.id, actorId }, now)
}

async function expectRight(id: number): Promise<void> {
  const row = await outcome(shop, id)
  const isPaid = ["paid", "partially_refunded", "refunded"].includes(String(row?.state))
  const isEnded = ["rejected", "aborted", "timed_out"].includes(String(row?.state))
  expect(isPaid || isEnded, `${row?.state}`).toBe(true)
  expect(row).toMatchObject({ grants: isPaid ? 16 : 0, credits: isPaid ? 15 : 0, attention: null })
  expect(await chargedFor(shop, id)).toBe(isPaid ? 69_990 - Number(row?.refunded) : 0)
  if (row?.state === "refunded") expect(row.revoked).toBe(15)
  const { rows } = await shop.api.database.execute(sql`
    select (select count(*)::int from refunds where order_id = ${id} and state = 'requested') as open,
      (select count(*)::int from pgboss.job where name = 'mail' and data->>'subject' like 'Recibimos tu pago%'
        and data->>'text' like ${`%${(await buyOrderOf(id)) ?? ""}%`}) as receipts,
      (select sum(amount)::int from credit_movements where order_id = ${id} and credit = 'publication') as balance`)
  expect(rows[0]).toEqual({
    open: 0,
    receipts: isPaid ? 1 : 0,
    balance: isPaid ? 15 - Number(row?.revoked) : null,
  })
}

async function buyOrderOf(id: number): Promise<string | undefined> {
  const { rows } = await shop.api.database.execute<{ buy_order: string }>(
    sql`select buy_order from orders where id = ${id}`,
  )
  return rows[0]?.buy_order
}
