import type { CreditMovement } from "@wara/contract/credit"
import {
  type CreditKind,
  type MovementKind,
  type MovementReason,
  movementSigns,
} from "@wara/domain/credits/credit"
import { desc, eq, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"
import {
  adFeaturedReservations,
  adReservations,
  creditMovements,
} from "../../database/schema/credits.ts"
import { orders } from "../../database/schema/orders.ts"

/** Why a credit moves and who moved it; null means the system. */
export type MovementCause = {
  reason: MovementReason
  actorId: number | null
  note?: string
}

type Credit = { id: number; ownerId: number; orderId: number | null; adId: number | null }

export const creditTables = {
  publication: adReservations,
  featured: adFeaturedReservations,
} as const

/** Stores the movements of these credits; part of the transaction that moved them. */
export async function writeMovements(
  transaction: Database,
  kind: MovementKind,
  credit: CreditKind,
  credits: readonly Credit[],
  cause: MovementCause,
): Promise<void> {
  if (credits.length === 0) return
  const rows = credits.map(({ id, ownerId, adId, orderId }) => ({
    ownerId,
    credit,
    creditId: id,
    kind,
    amount: movementSigns[kind],
    adId,
    orderId,
    ...cause,
  }))
  await transaction.insert(creditMovements).values(rows)
}

/** A page of an owner's movements, newest first, each with the balance of its kind after it. */
export async function findMovements(
  database: Database,
  ownerId: number,
  page: { offset: number; limit: number },
): Promise<{ movements: CreditMovement[]; total: number }> {
  // Computed over all of the owner's rows, before the page is cut: a balance includes everything
  // before it.
  const balanced = database
    .select({
      id: creditMovements.id,
      balance: sql<number>`(sum(${creditMovements.amount}) over (
        partition by ${creditMovements.credit} order by ${creditMovements.id}))::int`.as("balance"),
    })
    .from(creditMovements)
    .where(eq(creditMovements.ownerId, ownerId))
    .as("balanced")
  const rows = await database
    .select({
      movement: creditMovements,
      balance: balanced.balance,
      ad: { id: ads.id, name: ads.name, slug: ads.slug },
      order: { documentId: orders.documentId, buyOrder: orders.buyOrder },
    })
    .from(balanced)
    .innerJoin(creditMovements, eq(creditMovements.id, balanced.id))
    .leftJoin(ads, eq(ads.id, creditMovements.adId))
    .leftJoin(orders, eq(orders.id, creditMovements.orderId))
    .orderBy(desc(creditMovements.id))
    .limit(page.limit)
    .offset(page.offset)
  const movements = rows.map(({ ad, balance, movement, order }) => ({
    id: movement.id,
    documentId: movement.documentId,
    credit: movement.credit,
    kind: movement.kind,
    reason: movement.reason,
    amount: movement.amount > 0 ? (1 as const) : (-1 as const),
    balance,
    ad,
    order: order && { documentId: order.documentId, buy_order: order.buyOrder ?? "" },
    note: movement.note,
    createdAt: movement.createdAt.toISOString(),
  }))
  const total = await database.$count(creditMovements, eq(creditMovements.ownerId, ownerId))
  return { movements, total }
}
