import { buyOrderOf } from "@wara/domain/orders/order"
import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { adPacks, communes } from "../../database/schema/catalog.ts"
import { orderItems, orders } from "../../database/schema/orders.ts"
import type { StoredOrder } from "./order-store.ts"

/** The packs on sale, cheapest first. */
export function listPacksOnSale(database: Database) {
  return database
    .select()
    .from(adPacks)
    .where(eq(adPacks.onSale, true))
    .orderBy(asc(adPacks.price), asc(adPacks.id))
}

export async function findCommuneName(database: Database, id: number): Promise<string | null> {
  const [row] = await database
    .select({ name: communes.name })
    .from(communes)
    .where(eq(communes.id, id))
  return row?.name ?? null
}

/** The buyer: the name stored in the order, the e-mail, and the first name used in mails. */
export type Buyer = { name: string; email: string; firstname: string }

/** The buyer; null when the account is deleted. */
export async function findBuyer(database: Database, id: number): Promise<Buyer | null> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!user) return null
  const { companyName, email, firstname, lastname } = user
  return { email, firstname, name: companyName ?? `${firstname} ${lastname}`.trim() }
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
