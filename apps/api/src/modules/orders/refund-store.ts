import type { CreditKind } from "@wara/domain/credits/credit"
import type { CreditCounts } from "@wara/domain/orders/refunds"
import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { adFeaturedReservations, adReservations } from "../../database/schema/credits.ts"
import { refunds } from "../../database/schema/orders.ts"

export type StoredRefund = typeof refunds.$inferSelect

export async function findRefund(
  database: Database,
  by: { id: number } | { key: string },
): Promise<StoredRefund | null> {
  const condition = "id" in by ? eq(refunds.id, by.id) : eq(refunds.idempotencyKey, by.key)
  const [row] = await database.select().from(refunds).where(condition)
  return row ?? null
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

export async function hasOpenRefund(database: Database, orderId: number): Promise<boolean> {
  const open = and(eq(refunds.orderId, orderId), eq(refunds.state, "requested"))
  return (await database.$count(refunds, open)) > 0
}

const tables = { publication: adReservations, featured: adFeaturedReservations } as const

/**
 * Counts an order's credits: those assigned to no ad, and those that are or were assigned to one.
 */
export async function countOrderCredits(
  database: Database,
  orderId: number,
  items: readonly { ads: number; featured: number }[],
): Promise<{ unused: CreditCounts; spent: CreditCounts }> {
  const count = (kind: CreditKind, isRevoked: boolean) => {
    const { adId, orderId: order, revokedAt } = tables[kind]
    const state = isRevoked ? isNotNull(revokedAt) : and(isNull(adId), isNull(revokedAt))
    return database.$count(tables[kind], and(eq(order, orderId), state))
  }
  const ofKind = async (kind: CreditKind, bought: number) => {
    const unused = await count(kind, false)
    return { unused, spent: bought - unused - (await count(kind, true)) }
  }
  const bought = (kind: "ads" | "featured") => items.reduce((sum, item) => sum + item[kind], 0)
  const publication = await ofKind("publication", bought("ads"))
  const featured = await ofKind("featured", bought("featured"))
  return {
    unused: { publication: publication.unused, featured: featured.unused },
    spent: { publication: publication.spent, featured: featured.spent },
  }
}

/** Stores a refund before it is sent to the gateway. */
export async function insertRefund(
  transaction: Database,
  refund: typeof refunds.$inferInsert,
): Promise<StoredRefund> {
  const [row] = await transaction.insert(refunds).values(refund).returning()
  if (!row) throw new Error("the refund was not stored")
  return row
}

/** Changes a refund of an order that the transaction has locked. */
export async function changeRefund(
  transaction: Database,
  id: number,
  change: Partial<typeof refunds.$inferInsert>,
): Promise<void> {
  await transaction.update(refunds).set(change).where(eq(refunds.id, id))
}
