import type { HoldOutcome } from "@wara/domain/ads/ad-hold"
import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { adHolds } from "../../database/schema/ad-hold.ts"
import { ads } from "../../database/schema/ads.ts"

export type StoredHold = typeof adHolds.$inferSelect

export async function insertHold(
  transaction: Database,
  hold: typeof adHolds.$inferInsert,
): Promise<number> {
  const [row] = await transaction.insert(adHolds).values(hold).returning({ id: adHolds.id })
  if (!row) throw new Error("a hold was not stored")
  return row.id
}

/** The last hold of an ad, open or decided; null for an ad that never had one. */
export async function findLastHold(database: Database, adId: number): Promise<StoredHold | null> {
  const [hold] = await database
    .select()
    .from(adHolds)
    .where(eq(adHolds.adId, adId))
    .orderBy(desc(adHolds.id))
    .limit(1)
  return hold ?? null
}

/** The hold of a valid code with its ad; null for any other, and for owners with closed accounts. */
export async function findHoldByCode(
  database: Database,
  codeHash: Buffer,
  now: Date,
): Promise<{ hold: StoredHold; name: string; ownerId: number } | null> {
  const isOpen = and(isNull(users.blockedAt), isNull(users.deletedAt))
  const [found] = await database
    .select({ hold: adHolds, name: ads.name, ownerId: ads.ownerId })
    .from(adHolds)
    .innerJoin(ads, eq(ads.id, adHolds.adId))
    .innerJoin(users, eq(users.id, ads.ownerId))
    .where(and(eq(adHolds.codeHash, codeHash), gt(adHolds.codeExpiresAt, now), isOpen))
  return found ?? null
}

/** Ends the mailed links that appeal holds of an owner's ads. */
export async function endHoldCodes(
  transaction: Database,
  ownerId: number,
  now: Date,
): Promise<void> {
  const own = transaction.select({ id: ads.id }).from(ads).where(eq(ads.ownerId, ownerId))
  await transaction
    .update(adHolds)
    .set({ codeExpiresAt: now })
    .where(and(inArray(adHolds.adId, own), gt(adHolds.codeExpiresAt, now)))
}

export async function storeAppeal(
  transaction: Database,
  id: number,
  appeal: { appeal: string; appealedAt: Date },
): Promise<void> {
  await transaction.update(adHolds).set(appeal).where(eq(adHolds.id, id))
}

export async function decideHold(
  transaction: Database,
  id: number,
  decision: { outcome: HoldOutcome; decidedAt: Date; decidedBy: number },
): Promise<void> {
  await transaction.update(adHolds).set(decision).where(eq(adHolds.id, id))
}

/** Opens the hold again that a decision of this instant ended. */
export async function reopenHold(
  transaction: Database,
  adId: number,
  decidedAt: Date,
): Promise<void> {
  await transaction
    .update(adHolds)
    .set({ outcome: null, decidedAt: null, decidedBy: null })
    .where(and(eq(adHolds.adId, adId), eq(adHolds.decidedAt, decidedAt)))
}
