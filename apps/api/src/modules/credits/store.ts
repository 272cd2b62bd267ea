import type { CreditKind, CreditSource } from "@wara/domain/credits/credit"
import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { creditTables, type MovementCause, writeMovements } from "./ledger-store.ts"

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
  const granted = await transaction.insert(creditTables[kind]).values(rows).returning()
  await writeMovements(transaction, "grant", kind, granted, cause)
}

/** Which credits count: all of them, or those that were bought or given by the team. */
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

/** A kind's credits in the order in which they are used: the oldest first, free ones before. */
function nextCreditOf(database: Database, kind: CreditKind, ownerId: number, scope: CreditScope) {
  const table = creditTables[kind]
  return database
    .select({ id: table.id, days: table.days, source: table.source })
    .from(table)
    .where(availableOf(kind, ownerId, scope))
    .orderBy(sql`${table.source} = 'pack'`, asc(table.grantedAt), asc(table.id))
    .limit(1)
}

/** Days that an ad gets by the credit that its owner uses next; null when they have none. */
export async function findNextDays(
  database: Database,
  ownerId: number,
  scope: CreditScope,
): Promise<number | null> {
  const [next] = await nextCreditOf(database, "publication", ownerId, scope)
  return next?.days ?? null
}

/** Where the credit comes from that the owner uses next; null when none is left. */
export async function findNextSource(
  transaction: Database,
  kind: CreditKind,
  ownerId: number,
): Promise<CreditSource | null> {
  const [next] = await nextCreditOf(transaction, kind, ownerId, "all")
  return next?.source ?? null
}

/** Lays the credit that the owner uses next on an ad; null when none is left. */
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

/** Marks the credit that lies on an ad as used up: its days are over or another one takes its place. */
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

/** How many credits of a kind lie on an ad and are not used up: one at most. */
export function countOn(database: Database, kind: CreditKind, adId: number): Promise<number> {
  const table = creditTables[kind]
  return database.$count(table, and(eq(table.adId, adId), isNull(table.usedUpAt)))
}

/** How many credits of a kind an owner has at hand. */
export function countAvailable(
  database: Database,
  kind: CreditKind,
  ownerId: number,
  scope: CreditScope = "all",
): Promise<number> {
  return database.$count(creditTables[kind], availableOf(kind, ownerId, scope))
}
