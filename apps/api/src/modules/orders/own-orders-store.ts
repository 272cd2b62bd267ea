import type { OrderState } from "@wara/domain/orders/order-state"
import { and, asc, desc, eq, inArray } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"
import { orderEvents, orderItems, orders } from "../../database/schema/orders.ts"
import type { StoredItem, StoredOrder } from "./order-store.ts"
import type { AdOfOrder } from "./present-order.ts"

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
