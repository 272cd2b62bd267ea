import { buyOrderOf, type OrderEventName } from "@wara/domain/orders/order"
import { nextOrderState, type OrderTransition } from "@wara/domain/orders/order-lifecycle"
import { and, asc, eq, getTableColumns, gt, gte, inArray, isNull, notInArray } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockUser, type StoredUser } from "../../database/lock-user.ts"
import { users } from "../../database/schema/accounts.ts"
import { adPacks, communes } from "../../database/schema/catalog.ts"
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

/** Locks an order, with its owner's credits and ads, until the transaction ends. */
export async function lockOrder(transaction: Database, id: number): Promise<StoredOrder> {
  return (await lockOrderOfBuyer(transaction, id)).order
}

/** The same, with the buyer as the locked account has it; null when the account is deleted. */
export async function lockOrderOfBuyer(
  transaction: Database,
  id: number,
): Promise<{ order: StoredOrder; buyer: Buyer | null }> {
  const owner = await lockUser(transaction, { ownerOfOrder: id })
  const order = await lockOrderOnly(transaction, id)
  return { order, buyer: owner?.deletedAt === null ? toBuyer(owner) : null }
}

/** Locks an order for a change of itself alone: its owner must not be locked after it. */
export async function lockOrderOnly(transaction: Database, id: number): Promise<StoredOrder> {
  const [row] = await transaction
    .select(getTableColumns(orders))
    .from(orders)
    .where(eq(orders.id, id))
    .for("update")
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}

/** The items of an order, in their order. */
export function listItems(database: Database, orderId: number): Promise<StoredItem[]> {
  return database
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
}

/** The owner's open checkout of an ad; checkouts of other users are never returned. */
export async function findOpenOrderOfAd(
  database: Database,
  { adId, ownerId }: { adId: number; ownerId: number },
) {
  const [row] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, ownerId),
        eq(orders.adId, adId),
        inArray(orders.state, ["created", "redirected"]),
      ),
    )
  return row ?? null
}

/** Whether the buyer of an order has paid another order since. */
export async function hasPaidSince(
  database: Database,
  { id, ownerId }: Pick<StoredOrder, "id" | "ownerId">,
): Promise<boolean> {
  const paid = and(eq(orders.ownerId, ownerId), eq(orders.state, "paid"), gt(orders.id, id))
  return (await database.$count(orders, paid)) > 0
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

/** The buyer: the name stored in the order, the e-mail, and the first name used in mails. */
export type Buyer = { name: string; email: string; firstname: string }

/** The buyer; null when the account is deleted. */
export async function findBuyer(database: Database, id: number): Promise<Buyer | null> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return user ? toBuyer(user) : null
}

function toBuyer({ companyName, email, firstname, lastname }: StoredUser): Buyer {
  return { email, firstname, name: companyName ?? `${firstname} ${lastname}`.trim() }
}

export async function findCommuneName(database: Database, id: number): Promise<string | null> {
  const [row] = await database
    .select({ name: communes.name })
    .from(communes)
    .where(eq(communes.id, id))
  return row?.name ?? null
}

/** The packs on sale, cheapest first. */
export function listPacksOnSale(database: Database) {
  return database
    .select()
    .from(adPacks)
    .where(eq(adPacks.onSale, true))
    .orderBy(asc(adPacks.price), asc(adPacks.id))
}

export async function insertOrder(
  transaction: Database,
  order: Omit<typeof orders.$inferInsert, "buyOrder">,
  items: readonly Omit<typeof orderItems.$inferInsert, "orderId" | "position">[],
): Promise<StoredOrder> {
  const [row] = await transaction.insert(orders).values(order).returning()
  if (!row) throw new Error("the order was not stored")
  const buyOrder = buyOrderOf(row)
  await transaction.update(orders).set({ buyOrder }).where(eq(orders.id, row.id))
  await transaction
    .insert(orderItems)
    .values(items.map((item, index) => ({ ...item, orderId: row.id, position: index + 1 })))
  return { ...row, buyOrder }
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

export async function addEvent(
  transaction: Database,
  orderId: number,
  what: OrderEventName,
  details: Record<string, unknown> = {},
): Promise<void> {
  await transaction.insert(orderEvents).values({ orderId, what, details })
}

/** Removes the personal data from a person's orders for which no money was ever taken. */
export async function eraseUnpaidBuyer(transaction: Database, ownerId: number): Promise<void> {
  const paid = ["paid", "partially_refunded", "refunded"] as const
  await transaction
    .update(orders)
    .set({ buyerName: "", buyerEmail: "", isInvoice: false, invoice: null })
    .where(and(eq(orders.ownerId, ownerId), notInArray(orders.state, [...paid])))
}
