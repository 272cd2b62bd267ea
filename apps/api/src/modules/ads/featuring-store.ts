import { and, eq, isNull, lte } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"
import { adFeaturedReservations } from "../../database/schema/credits.ts"

/** Days that the featured credit on an ad lasts; null when none lies on it. */
export async function findFeaturedDays(database: Database, adId: number): Promise<number | null> {
  const { days, usedUpAt } = adFeaturedReservations
  const [credit] = await database
    .select({ days })
    .from(adFeaturedReservations)
    .where(and(eq(adFeaturedReservations.adId, adId), isNull(usedUpAt)))
  return credit?.days ?? null
}

/** Ads whose days of featuring are over; their date is taken off. Answers their numbers. */
export async function endFeaturing(transaction: Database, now: Date): Promise<number[]> {
  const over = await transaction
    .update(ads)
    .set({ featuredUntil: null })
    .where(lte(ads.featuredUntil, now))
    .returning({ id: ads.id })
  return over.map(({ id }) => id)
}
