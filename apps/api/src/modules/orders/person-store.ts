import { and, asc, eq, inArray, notInArray } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { orderEvents, orders, refunds } from "../../database/schema/orders.ts"
import type { StoredOrder } from "./order-store.ts"
import type { StoredRefund } from "./refund-store.ts"

/** Every order of a person, oldest first. */
export function listOrdersOf(database: Database, ownerId: number): Promise<StoredOrder[]> {
  return database.select().from(orders).where(eq(orders.ownerId, ownerId)).orderBy(asc(orders.id))
}

export async function listRefundsOf(
  database: Database,
  orderIds: readonly number[],
): Promise<StoredRefund[]> {
  if (orderIds.length === 0) return []
  return database
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.id))
}

/** The events of these orders, in order. */
export async function listEventsOf(database: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return []
  return database
    .select({ orderId: orderEvents.orderId, at: orderEvents.at, what: orderEvents.what })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id))
}

/** Removes the personal data from a person's orders for which no money was ever taken. */
export async function eraseUnpaidBuyer(transaction: Database, ownerId: number): Promise<void> {
  const paid = ["paid", "partially_refunded", "refunded"] as const
  await transaction
    .update(orders)
    .set({ buyerName: "", buyerEmail: "", isInvoice: false, invoice: null })
    .where(and(eq(orders.ownerId, ownerId), notInArray(orders.state, [...paid])))
}
