import type { CreditKind } from "@wara/domain/credits/credit"
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { orders, refunds } from "../../database/schema/orders.ts"
import { creditTables, type MovementCause, writeMovements } from "./ledger-store.ts"

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
  const table = creditTables[kind]
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

/** Takes back an order's credits that lie on no ad, `most` of them at most; answers how many. */
export async function revokeCreditsOf(
  transaction: Database,
  kind: CreditKind,
  orderId: number,
  most: number,
  now: Date,
  cause: MovementCause,
): Promise<number> {
  const table = creditTables[kind]
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
