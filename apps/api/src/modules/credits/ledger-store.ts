import {
  type CreditKind,
  type MovementKind,
  type MovementReason,
  movementSigns,
} from "@wara/domain/credits/credit"
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import {
  adFeaturedReservations,
  adReservations,
  creditMovements,
} from "../../database/schema/credits.ts"
import { orders, refunds } from "../../database/schema/orders.ts"

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

/**
 * Removes the credits that are not used up from an ad; returns how many are available to its owner
 * again. Credits whose purchase was refunded are revoked at once.
 */
export async function takeCreditsOff(
  transaction: Database,
  kind: CreditKind,
  adId: number,
  now: Date,
  cause: MovementCause,
): Promise<number> {
  const table = creditTables[kind]
  const returned = await transaction
    .update(table)
    .set({ adId: null, spentAt: null, returnedAt: now })
    .where(and(eq(table.adId, adId), isNull(table.usedUpAt)))
    .returning()
  const credits = returned.map((credit) => ({ ...credit, adId }))
  await writeMovements(transaction, "return", kind, credits, cause)
  const ids = returned.map(({ id }) => id)
  return returned.length - (await revokeUnpaid(transaction, kind, ids, now))
}

/**
 * Revokes the credits that a refund could not take because they were in use: all of a fully
 * refunded order, otherwise as many as it still owes. Returns how many.
 */
async function revokeUnpaid(
  transaction: Database,
  kind: CreditKind,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0
  const table = creditTables[kind]
  const wanted = { publication: refunds.publicationCredits, featured: refunds.featuredCredits }[
    kind
  ]
  const dueCredits = sql`(select coalesce(sum(${wanted}), 0) from ${refunds}
    where ${refunds.orderId} = ${table.orderId} and ${refunds.state} = 'done')`
  const taken = sql`(select count(*) from ${table} as taken
    where taken.order_id = ${table.orderId} and taken.revoked_at is not null)`
  const ranked = transaction
    .select({
      id: table.id,
      isRefundable:
        sql<boolean>`${orders.state} = 'refunded' or row_number() over (partition by ${table.orderId} order by ${table.id}) <= ${dueCredits} - ${taken}`.as(
          "is_owed",
        ),
    })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .where(inArray(table.id, [...ids]))
    .as("ranked")
  const revoked = await transaction
    .update(table)
    .set({ revokedAt: now })
    .where(
      inArray(
        table.id,
        transaction.select({ id: ranked.id }).from(ranked).where(eq(ranked.isRefundable, true)),
      ),
    )
    .returning()
  const cause = { reason: "refund", actorId: null } as const
  await writeMovements(transaction, "revoke", kind, revoked, cause)
  return revoked.length
}

/**
 * Puts the credit last removed from an ad back on it. A credit revoked on return, because its
 * purchase had been refunded, is granted again first. False when it is on another ad.
 */
export async function putCreditBack(
  transaction: Database,
  kind: CreditKind,
  adId: number,
  now: Date,
  cause: MovementCause,
): Promise<boolean> {
  const table = creditTables[kind]
  const [last] = await transaction
    .select({ creditId: creditMovements.creditId })
    .from(creditMovements)
    .where(
      and(
        eq(creditMovements.adId, adId),
        eq(creditMovements.credit, kind),
        eq(creditMovements.kind, "return"),
      ),
    )
    .orderBy(desc(creditMovements.id))
    .limit(1)
  if (!last) return false
  const free = and(eq(table.id, last.creditId), isNull(table.adId))
  const [credit] = await transaction.select().from(table).where(free)
  if (!credit) return false
  const spent = { adId, spentAt: now, returnedAt: null, revokedAt: null }
  await transaction.update(table).set(spent).where(eq(table.id, credit.id))
  const moved = [{ ...credit, adId }]
  if (credit.revokedAt !== null) await writeMovements(transaction, "grant", kind, moved, cause)
  await writeMovements(transaction, "spend", kind, moved, cause)
  return true
}

/** Revokes an order's credits that are on no ad, up to a maximum; returns how many. */
export async function revokeCreditsOf(
  transaction: Database,
  kind: CreditKind,
  orderId: number,
  batchSize: number,
  now: Date,
  cause: MovementCause,
): Promise<number> {
  const table = creditTables[kind]
  const unused = await transaction
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.orderId, orderId), isNull(table.adId), isNull(table.revokedAt)))
    .orderBy(asc(table.id))
    .limit(batchSize)
  const ids = unused.map(({ id }) => id)
  if (ids.length === 0) return 0
  const revoked = await transaction
    .update(table)
    .set({ revokedAt: now })
    .where(inArray(table.id, ids))
    .returning()
  await writeMovements(transaction, "revoke", kind, revoked, cause)
  return revoked.length
}
