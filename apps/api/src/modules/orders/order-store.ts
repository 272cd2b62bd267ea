import type { OrderEventName } from "@wara/domain/orders/order"
import { nextOrderState, type OrderTransition } from "@wara/domain/orders/order-lifecycle"
import { and, asc, eq, getTableColumns, gte } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockUser } from "../../database/lock-user.ts"
import { orderEvents, orderItems, orders } from "../../database/schema/orders.ts"

export type StoredOrder = typeof orders.$inferSelect

export type StoredItem = typeof orderItems.$inferSelect

/** How an order is looked up: by its own number, its key, or the gateway's identifiers. */
export type OrderKey =
  | { id: number }
  | { ownerId: number; key: string }
  | { ownerId: number; documentId: string }
  | { token: string }
  | { buyOrder: string; sessionId: string }

function keyCondition(key: OrderKey) {
  if ("id" in key) return eq(orders.id, key.id)
  if ("token" in key) return eq(orders.token, key.token)
  if ("buyOrder" in key) {
    return and(eq(orders.buyOrder, key.buyOrder), eq(orders.sessionId, key.sessionId))
  }
  const named =
    "key" in key ? eq(orders.idempotencyKey, key.key) : eq(orders.documentId, key.documentId)
  return and(eq(orders.ownerId, key.ownerId), named)
}

export async function findOrder(database: Database, key: OrderKey): Promise<StoredOrder | null> {
  const [row] = await database.select().from(orders).where(keyCondition(key))
  return row ?? null
}

/** The items of an order, in their order. */
export function listItems(database: Database, orderId: number): Promise<StoredItem[]> {
  return database
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
}

/** Locks an order, with its owner's credits and ads, until the transaction ends. */
export async function lockOrder(transaction: Database, id: number): Promise<StoredOrder> {
  const known = await findOrder(transaction, { id })
  if (known) await lockUser(transaction, { id: known.ownerId })
  const [row] = await transaction
    .select(getTableColumns(orders))
    .from(orders)
    .where(eq(orders.id, id))
    .for("update")
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}

type OrderChange = Omit<Partial<typeof orders.$inferInsert>, "state">

/**
 * Moves an order that the transaction has locked to its next state, with other changes; the only
 * place that changes the state. Throws ConflictError when the transition is not allowed, and an
 * error when the order was not locked and changed meanwhile.
 */
export async function transitionOrder(
  transaction: Database,
  { id, state: from }: Pick<StoredOrder, "id" | "state">,
  transition: OrderTransition,
  change: OrderChange = {},
): Promise<StoredOrder> {
  const state = nextOrderState(from, transition)
  const [row] = await transaction
    .update(orders)
    .set({ ...change, state })
    .where(and(eq(orders.id, id), eq(orders.state, from)))
    .returning()
  if (!row) throw new Error(`order ${id} is no longer ${from}`)
  return row
}

/** Changes an order that the transaction has locked; its state changes by `transitionOrder`. */
export async function changeOrder(
  transaction: Database,
  id: number,
  change: OrderChange,
): Promise<void> {
  await transaction.update(orders).set(change).where(eq(orders.id, id))
}

/** Whether an event was recorded for an order since an instant. */
export async function hasEvent(
  database: Database,
  orderId: number,
  what: OrderEventName,
  since: Date,
): Promise<boolean> {
  const { at, orderId: order, what: event } = orderEvents
  const found = and(eq(order, orderId), eq(event, what), gte(at, since))
  return (await database.$count(orderEvents, found)) > 0
}

export async function addEvent(
  transaction: Database,
  orderId: number,
  what: OrderEventName,
  details: Record<string, unknown> = {},
): Promise<void> {
  await transaction.insert(orderEvents).values({ orderId, what, details })
}
