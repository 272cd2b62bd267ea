import { and, eq, inArray, isNull, lte } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { adFeaturings } from "../../database/schema/ad-terms.ts"
import { ads } from "../../database/schema/ads.ts"
import { adFeaturedReservations } from "../../database/schema/credits.ts"

/** Days of the featured credit on an ad; null when there is none. */
export async function findFeaturedDays(database: Database, adId: number): Promise<number | null> {
  const { days, usedUpAt } = adFeaturedReservations
  const [credit] = await database
    .select({ days })
    .from(adFeaturedReservations)
    .where(and(eq(adFeaturedReservations.adId, adId), isNull(usedUpAt)))
  return credit?.days ?? null
}

/** Ads whose featured days are over; the days are paused while an ad is under review again. */
export async function listFeaturedBefore(database: Database, now: Date): Promise<number[]> {
  const over = await database
    .select({ id: ads.id })
    .from(ads)
    .where(and(lte(ads.featuredUntil, now), isNull(ads.returnedAt)))
  return over.map(({ id }) => id)
}

export async function endFeaturing(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(ads)
    .set({ featuredUntil: null })
    .where(inArray(ads.id, [...ids]))
}

export async function wasFeatured(database: Database, adId: number, key: string): Promise<boolean> {
  const same = and(eq(adFeaturings.adId, adId), eq(adFeaturings.idempotencyKey, key))
  return (await database.$count(adFeaturings, same)) > 0
}

export async function insertFeaturing(
  transaction: Database,
  featuring: typeof adFeaturings.$inferInsert,
): Promise<void> {
  await transaction.insert(adFeaturings).values(featuring)
}
