import type { CreditKind, CreditSource } from "@wara/domain/credits/credit"
import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockUsers } from "../../database/lock-user.ts"
import { ads } from "../../database/schema/ads.ts"
import { creditGifts } from "../../database/schema/credits.ts"
import { creditTables, type MovementCause, writeMovements } from "./ledger-store.ts"

/** Locks the owners of these ads. */
export async function lockOwnersOf(transaction: Database, adIds: readonly number[]): Promise<void> {
  const owners = await transaction
    .selectDistinct({ id: ads.ownerId })
    .from(ads)
    .where(inArray(ads.id, [...adIds]))
  await lockUsers(
    transaction,
    owners.map(({ id }) => id),
  )
}

/** Adds credits of one kind, one row each, and records their movements. */
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
  const granted = await transaction.insert(creditTables[kind]).values(rows).returning()
  await writeMovements(transaction, "grant", kind, granted, cause)
}

/** Which credits count: all of them, or only those that were bought or given by the team. */
export type CreditScope = "all" | "not-free"

const availableOf = (kind: CreditKind, ownerId: number, scope: CreditScope) => {
  const table = creditTables[kind]
  return and(
    eq(table.ownerId, ownerId),
    isNull(table.adId),
    isNull(table.revokedAt),
    scope === "all" ? undefined : ne(table.source, "free"),
  )
}

/** Credits of one kind in the order of use: free ones first, then the oldest. */
function nextCreditOf(database: Database, kind: CreditKind, ownerId: number, scope: CreditScope) {
  const table = creditTables[kind]
  return database
    .select({ id: table.id, days: table.days, source: table.source })
    .from(table)
    .where(availableOf(kind, ownerId, scope))
    .orderBy(sql`${table.source} = 'pack'`, asc(table.grantedAt), asc(table.id))
    .limit(1)
}

/** Days that an ad receives from the owner's next credit; null when no credit is left. */
export async function findNextDays(
  database: Database,
  ownerId: number,
  scope: CreditScope,
): Promise<number | null> {
  const [next] = await nextCreditOf(database, "publication", ownerId, scope)
  return next?.days ?? null
}

export async function findNextSource(
  transaction: Database,
  kind: CreditKind,
  ownerId: number,
): Promise<CreditSource | null> {
  const [next] = await nextCreditOf(transaction, kind, ownerId, "all")
  return next?.source ?? null
}

/** Assigns the owner's next credit to an ad; returns null when none is left. */
export async function assignCreditToAd(
  transaction: Database,
  kind: CreditKind,
  spend: { ownerId: number; adId: number; now: Date; scope?: CreditScope },
  cause: MovementCause,
): Promise<{ id: number; days: number } | null> {
  const table = creditTables[kind]
  const [free] = await nextCreditOf(transaction, kind, spend.ownerId, spend.scope ?? "all")
  if (!free) return null
  const [assigned] = await transaction
    .update(table)
    .set({ adId: spend.adId, spentAt: spend.now })
    .where(and(eq(table.id, free.id), isNull(table.adId)))
    .returning()
  if (!assigned) return null
  await writeMovements(transaction, "spend", kind, [assigned], cause)
  return assigned
}

/**
 * Marks the credit of an ad as used up, because its days are over or another credit replaces it.
 */
export async function markUsedUp(
  transaction: Database,
  kind: CreditKind,
  adIds: readonly number[],
  now: Date,
): Promise<void> {
  const table = creditTables[kind]
  await transaction
    .update(table)
    .set({ usedUpAt: now })
    .where(and(inArray(table.adId, [...adIds]), isNull(table.usedUpAt)))
}

/** Number of credits of one kind that are assigned to an ad and not used up; at most one. */
export function countOn(database: Database, kind: CreditKind, adId: number): Promise<number> {
  const table = creditTables[kind]
  return database.$count(table, and(eq(table.adId, adId), isNull(table.usedUpAt)))
}

export function countAvailable(
  database: Database,
  kind: CreditKind,
  ownerId: number,
  scope: CreditScope = "all",
): Promise<number> {
  return database.$count(creditTables[kind], availableOf(kind, ownerId, scope))
}

export type Gift = {
  idempotencyKey: string
  ownerId: number
  credit: CreditKind
  count: number
  note: string
  actorId: number
}

/** Stores a gift; null when its key was already used. */
export async function insertGift(transaction: Database, gift: Gift): Promise<number | null> {
  const [row] = await transaction
    .insert(creditGifts)
    .values(gift)
    .onConflictDoNothing({ target: creditGifts.idempotencyKey })
    .returning({ id: creditGifts.id })
  return row?.id ?? null
}

export async function findGift(database: Database, key: string): Promise<Gift | null> {
  const [row] = await database.select().from(creditGifts).where(eq(creditGifts.idempotencyKey, key))
  return row ?? null
}
