import type { CreditMovement } from "@wara/contract/credit"
import {
  type CreditKind,
  type MovementKind,
  type MovementReason,
  movementSigns,
} from "@wara/domain/credits/credit"
import { exactCountLimit } from "@wara/domain/listing/pagination"
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"
import {
  adFeaturedReservations,
  adReservations,
  creditBalances,
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

/** What movements of one event share; those of a transaction have its instant. */
const sameEvent = [
  ...[creditMovements.createdAt, creditMovements.credit, creditMovements.kind],
  ...[creditMovements.reason, creditMovements.orderId, creditMovements.adId, creditMovements.note],
]

/**
 * A page of an owner's movements, newest first by their date, those of one moment by their id, each
 * with the balance of its kind after it. What happened at once for one reason is one movement, so
 * that no page divides the credits of a pack [B8.184].
 */
export async function findMovements(
  database: Database,
  ownerId: number,
  page: { offset: number; limit: number },
): Promise<{ movements: CreditMovement[]; total: number }> {
  const own = eq(creditMovements.ownerId, ownerId)
  const lastId = sql<number>`max(${creditMovements.id})`
  // The balance after a movement is the current one without the newer movements of its kind.
  const newest = database
    .select({
      id: lastId.as("last_id"),
      amount: sql<number>`sum(${creditMovements.amount})::int`.as("moved"),
      newer: sql<number>`coalesce(sum(sum(${creditMovements.amount})) over (
        partition by ${creditMovements.credit}
        order by ${creditMovements.createdAt} desc, max(${creditMovements.id}) desc
        rows between unbounded preceding and 1 preceding), 0)`.as("newer"),
    })
    .from(creditMovements)
    .where(own)
    .groupBy(...sameEvent)
    .orderBy(desc(creditMovements.createdAt), desc(lastId))
    .limit(page.limit)
    .offset(page.offset)
    .as("newest")
  const rows = await database
    .select({
      movement: creditMovements,
      amount: newest.amount,
      balance: sql<number>`(${creditBalances.balance} - ${newest.newer})::int`,
      ad: { id: ads.id, name: ads.name, slug: ads.slug },
      order: { documentId: orders.documentId, buyOrder: orders.buyOrder },
    })
    .from(newest)
    .innerJoin(creditMovements, eq(creditMovements.id, newest.id))
    .innerJoin(
      creditBalances,
      and(eq(creditBalances.ownerId, ownerId), eq(creditBalances.credit, creditMovements.credit)),
    )
    .leftJoin(ads, eq(ads.id, creditMovements.adId))
    .leftJoin(orders, eq(orders.id, creditMovements.orderId))
    .orderBy(desc(creditMovements.createdAt), desc(creditMovements.id))
  const movements = rows.map(({ ad, amount, balance, movement, order }) => ({
    id: movement.id,
    documentId: movement.documentId,
    credit: movement.credit,
    kind: movement.kind,
    reason: movement.reason,
    amount,
    balance,
    ad,
    order: order && { documentId: order.documentId, buy_order: order.buyOrder ?? "" },
    note: movement.note,
    createdAt: movement.createdAt.toISOString(),
  }))
  const counted = database
    .select({ id: lastId.as("last_id") })
    .from(creditMovements)
    .where(own)
    .groupBy(...sameEvent)
    .limit(exactCountLimit + 1)
  const total = await database.$count(counted.as("counted"))
  return { movements, total }
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
