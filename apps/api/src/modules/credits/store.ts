import type { CreditKind, CreditSource, MovementReason } from "@wara/domain/credits/credit"
import { type MovementKind, movementSigns } from "@wara/domain/credits/credit"
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import {
  adFeaturedReservations,
  adReservations,
  creditMovements,
} from "../../database/schema/credits.ts"
import { orders, refunds } from "../../database/schema/orders.ts"

/** Why a credit moves and who moved it; null is the house itself. */
export type MovementCause = {
  reason: MovementReason
  actorId: number | null
  note?: string
}

/** A credit as its movements need it. */
type Credit = { id: number; ownerId: number; orderId: number | null; adId: number | null }

const tables = { publication: adReservations, featured: adFeaturedReservations } as const

/** Keeps everybody else from moving this owner's credits until the transaction ends. */
export async function lockOwner(transaction: Database, ownerId: number): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, ownerId))
    .for("no key update")
}

/** The same for the owners of ads, always in one order, so that nobody waits in a circle. */
export async function lockOwnersOf(transaction: Database, adIds: readonly number[]): Promise<void> {
  const owners = transaction
    .select({ id: ads.ownerId })
    .from(ads)
    .where(inArray(ads.id, [...adIds]))
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, owners))
    .orderBy(asc(users.id))
    .for("no key update")
}

async function writeMovements(
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

/** Adds credits of one kind, one row each, with their movements. */
export async function insertCredits(
  transaction: Database,
  kind: CreditKind,
  grant: {
    ownerId: number
    source: CreditSource
    count: number
    days: number
    orderId: number | null
  },
  cause: MovementCause,
): Promise<void> {
  const { count, ...credit } = grant
  if (count === 0) return
  const rows = Array.from({ length: count }, () => credit)
  const granted = await transaction.insert(tables[kind]).values(rows).returning()
  await writeMovements(transaction, "grant", kind, granted, cause)
}

/** Where a kind's credits lie, and in which order they are used: the oldest first, free ones before. */
function nextCreditOf(database: Database, kind: CreditKind, ownerId: number) {
  const table = tables[kind]
  return database
    .select({ id: table.id, days: table.days })
    .from(table)
    .where(and(eq(table.ownerId, ownerId), isNull(table.adId), isNull(table.revokedAt)))
    .orderBy(sql`${table.source} = 'pack'`, asc(table.grantedAt), asc(table.id))
    .limit(1)
}

/** Days that an ad gets by the credit that its owner uses next; null when they have none. */
export async function findNextDays(database: Database, ownerId: number): Promise<number | null> {
  const [next] = await nextCreditOf(database, "publication", ownerId)
  return next?.days ?? null
}

/** Lays the credit that the owner uses next on an ad; null when none is left. */
export async function layCredit(
  transaction: Database,
  kind: CreditKind,
  spend: { ownerId: number; adId: number; now: Date },
  cause: MovementCause,
): Promise<{ id: number; days: number } | null> {
  const table = tables[kind]
  const [free] = await nextCreditOf(transaction, kind, spend.ownerId)
  if (!free) return null
  const [laid] = await transaction
    .update(table)
    .set({ adId: spend.adId, spentAt: spend.now })
    .where(and(eq(table.id, free.id), isNull(table.adId)))
    .returning()
  if (!laid) return null
  await writeMovements(transaction, "spend", kind, [laid], cause)
  return laid
}

/**
 * Takes the credits off an ad that lie on it and are not used up; answers how many its owner has again.
 * What was bought with money that was given back is nobody's any more and is revoked at once.
 */
export async function takeCreditsOff(
  transaction: Database,
  kind: CreditKind,
  adId: number,
  now: Date,
  cause: MovementCause,
): Promise<number> {
  const table = tables[kind]
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
 * Revokes those of these credits that a refund should have taken while they were in use: all of an
 * order whose money all went back, otherwise as many as it still owes. Answers how many.
 */
async function revokeUnpaid(
  transaction: Database,
  kind: CreditKind,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0
  const table = tables[kind]
  const wanted = { publication: refunds.publicationCredits, featured: refunds.featuredCredits }[
    kind
  ]
  const owed = sql`(select coalesce(sum(${wanted}), 0) from ${refunds}
    where ${refunds.orderId} = ${table.orderId} and ${refunds.state} = 'done')`
  const taken = sql`(select count(*) from ${table} as taken
    where taken.order_id = ${table.orderId} and taken.revoked_at is not null)`
  const ranked = transaction
    .select({
      id: table.id,
      isOwed:
        sql<boolean>`${orders.state} = 'refunded' or row_number() over (partition by ${table.orderId} order by ${table.id}) <= ${owed} - ${taken}`.as(
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
        transaction.select({ id: ranked.id }).from(ranked).where(eq(ranked.isOwed, true)),
      ),
    )
    .returning()
  const cause = { reason: "refund", actorId: null } as const
  await writeMovements(transaction, "revoke", kind, revoked, cause)
  return revoked.length
}

/** Marks the credit that lies on an ad as used up: its days are over or another one takes its place. */
export async function markUsedUp(
  transaction: Database,
  kind: CreditKind,
  adIds: readonly number[],
  now: Date,
): Promise<void> {
  const table = tables[kind]
  await transaction
    .update(table)
    .set({ usedUpAt: now })
    .where(and(inArray(table.adId, [...adIds]), isNull(table.usedUpAt)))
}

/** Takes back an order's credits that lie on no ad, `most` of them at most; answers how many. */
export async function revokeCreditsOf(
  transaction: Database,
  kind: CreditKind,
  orderId: number,
  most: number,
  now: Date,
  cause: MovementCause,
): Promise<number> {
  const table = tables[kind]
  const unused = await transaction
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.orderId, orderId), isNull(table.adId), isNull(table.revokedAt)))
    .orderBy(asc(table.id))
    .limit(most)
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

/** How many credits of a kind an owner has at hand. */
export function countAvailable(
  database: Database,
  kind: CreditKind,
  ownerId: number,
): Promise<number> {
  const table = tables[kind]
  return database.$count(
    table,
    and(eq(table.ownerId, ownerId), isNull(table.adId), isNull(table.revokedAt)),
  )
}
