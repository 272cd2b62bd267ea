import type { OrderState } from "@wara/domain/orders/order"
import { and, asc, desc, eq, inArray, notInArray } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"
import { orderEvents, orderItems, orders, refunds } from "../../database/schema/orders.ts"
import type { StoredItem, StoredOrder } from "./order-store.ts"
import type { AdOfOrder } from "./present-order.ts"
import type { StoredRefund } from "./refund-store.ts"

export type OrderPage = {
  ownerId: number
  state: OrderState | null
  offset: number
  limit: number
}

const conditionOf = ({ ownerId, state }: Pick<OrderPage, "ownerId" | "state">) =>
  and(eq(orders.ownerId, ownerId), state === null ? undefined : eq(orders.state, state))

export function listOrders(database: Database, page: OrderPage): Promise<StoredOrder[]> {
  return database
    .select()
    .from(orders)
    .where(conditionOf(page))
    .orderBy(desc(orders.id))
    .limit(page.limit)
    .offset(page.offset)
}

export function countOrders(
  database: Database,
  of: Pick<OrderPage, "ownerId" | "state">,
): Promise<number> {
  return database.$count(orders, conditionOf(of))
}

export async function listItemsOf(
  database: Database,
  orderIds: readonly number[],
): Promise<StoredItem[]> {
  if (orderIds.length === 0) return []
  return database
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
}

/** The paid orders among these that could not be applied to their ad. */
export async function listUndoneAds(
  database: Database,
  orderIds: readonly number[],
): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set()
  const events = await database
    .select({ orderId: orderEvents.orderId })
    .from(orderEvents)
    .where(
      and(inArray(orderEvents.orderId, [...orderIds]), eq(orderEvents.what, "ad-not-submitted")),
    )
  return new Set(events.map(({ orderId }) => orderId))
}

export async function listAdsOf(
  database: Database,
  adIds: readonly number[],
): Promise<AdOfOrder[]> {
  if (adIds.length === 0) return []
  return database
    .select({ id: ads.id, name: ads.name, slug: ads.slug })
    .from(ads)
    .where(inArray(ads.id, [...adIds]))
}

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
