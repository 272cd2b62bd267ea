import { createHash } from "node:crypto"
import { publishingRuts } from "@wara/domain/accounts/rut"
import type { CreditKind, CreditSource } from "@wara/domain/credits/credit"
import { and, asc, eq, inArray, isNull, ne, notInArray, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockUsers } from "../../database/lock-user.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { creditGifts, freeCreditClaims } from "../../database/schema/credits.ts"
import { creditTables, type MovementCause, writeMovements } from "./ledger-store.ts"

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

export function countAvailable(
  database: Database,
  kind: CreditKind,
  ownerId: number,
  scope: CreditScope = "all",
): Promise<number> {
  return database.$count(creditTables[kind], availableOf(kind, ownerId, scope))
}

/** Number of credits of one kind that are assigned to an ad and not used up; at most one. */
export function countOn(database: Database, kind: CreditKind, adId: number): Promise<number> {
  const table = creditTables[kind]
  return database.$count(table, and(eq(table.adId, adId), isNull(table.usedUpAt)))
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

export type Gift = {
  idempotencyKey: string
  ownerId: number
  credit: CreditKind
  count: number
  note: string
  actorId: number
}

export async function findGift(database: Database, key: string): Promise<Gift | null> {
  const [row] = await database.select().from(creditGifts).where(eq(creditGifts.idempotencyKey, key))
  return row ?? null
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

/**
 * A claim outlives its account, so it contains no RUT. The migration that created the table uses
 * the same hash.
 */
function hashRut(rut: string): Buffer {
  return createHash("sha256").update(`free-credits:${rut}`).digest()
}

async function findRutHashes(database: Database, ownerId: number): Promise<Buffer[]> {
  const [owner] = await database
    .select({ rut: users.rut, companyRut: users.companyRut })
    .from(users)
    .where(eq(users.id, ownerId))
  return owner === undefined ? [] : publishingRuts(owner).map(hashRut)
}

const claimedByOthers = (database: Database, rutHashes: Buffer[], ownerId: number) =>
  database.$count(
    freeCreditClaims,
    and(inArray(freeCreditClaims.rutHash, rutHashes), ne(freeCreditClaims.ownerId, ownerId)),
  )

/** Claims of the owner under former RUTs: changing the RUT must not allow a second claim. */
const claimedBefore = (database: Database, rutHashes: Buffer[], ownerId: number) =>
  database.$count(
    freeCreditClaims,
    and(eq(freeCreditClaims.ownerId, ownerId), notInArray(freeCreditClaims.rutHash, rutHashes)),
  )

/**
 * Whether another account used free credits under one of the owner's RUTs, or the owner did under
 * another RUT.
 */
export async function areFreeCreditsUsed(database: Database, ownerId: number): Promise<boolean> {
  const rutHashes = await findRutHashes(database, ownerId)
  if (rutHashes.length === 0) return false
  if ((await claimedByOthers(database, rutHashes, ownerId)) > 0) return true
  return (await claimedBefore(database, rutHashes, ownerId)) > 0
}

/**
 * Claims the free credits of all of the owner's RUTs; false, without any claim, when another
 * account was first, the owner claimed under another RUT, or no RUT is known. The primary key makes
 * concurrent accounts wait for each other; RUTs are claimed in sorted order to avoid deadlocks.
 */
export async function claimFreeCredits(
  transaction: Database,
  ownerId: number,
  now: Date,
): Promise<boolean> {
  const rutHashes = await findRutHashes(transaction, ownerId)
  if (rutHashes.length === 0) return false
  if ((await claimedBefore(transaction, rutHashes, ownerId)) > 0) return false
  const claimed: Buffer[] = []
  for (const rutHash of rutHashes) {
    const rows = await transaction
      .insert(freeCreditClaims)
      .values({ rutHash, ownerId, claimedAt: now })
      .onConflictDoNothing()
      .returning({ rutHash: freeCreditClaims.rutHash })
    claimed.push(...rows.map((row) => row.rutHash))
  }
  if ((await claimedByOthers(transaction, rutHashes, ownerId)) === 0) return true
  if (claimed.length > 0) {
    await transaction.delete(freeCreditClaims).where(inArray(freeCreditClaims.rutHash, claimed))
  }
  return false
}
