import { orderSchema } from "@wara/contract/order"
import { instantSchema } from "@wara/contract/record"
import { z } from "zod"
import type { Database } from "../../../database/database.ts"
import { listEventsOf, listOrdersOf } from "../order-list-store.ts"
import { eraseUnpaidBuyer } from "../order-store.ts"
import { listRefundsOf } from "../refund-store.ts"
import { readOrders } from "./read-orders.ts"

/** An order in the data export, with its events and refunds. */
export const exportedOrderSchema = orderSchema.extend({
  events: z.array(z.object({ at: instantSchema, what: z.string() })),
  refunds: z.array(
    z.object({
      amount: z.number(),
      state: z.string(),
      reason: z.string(),
      created_at: instantSchema,
    }),
  ),
})

/** Every order of a person with its refunds, oldest first. */
export async function exportOrders(
  database: Database,
  ownerId: number,
): Promise<z.infer<typeof exportedOrderSchema>[]> {
  const stored = await listOrdersOf(database, ownerId)
  const ids = stored.map(({ id }) => id)
  const refunds = await listRefundsOf(database, ids)
  const events = await listEventsOf(database, ids)
  const orders = await readOrders(database, stored)
  return orders.map((order) => ({
    ...order,
    events: events
      .filter(({ orderId }) => orderId === order.id)
      .map(({ at, what }) => ({ at: at.toISOString(), what })),
    refunds: refunds
      .filter(({ orderId }) => orderId === order.id)
      .map(({ amount, createdAt, reason, state }) => {
        return { amount, state, reason, created_at: createdAt.toISOString() }
      }),
  }))
}

/**
 * Removes personal data from the orders of a deleted account, within the caller's transaction.
 * Orders that took money are tax records and stay unchanged; the others lose their personal data.
 */
export async function eraseBuyer(transaction: Database, ownerId: number): Promise<void> {
  await eraseUnpaidBuyer(transaction, ownerId)
}
