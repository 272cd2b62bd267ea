import type { Database } from "../src/database/database.ts"
import { adFeaturedReservations } from "../src/database/schema/credits.ts"

/** Spends a featured credit of the owner on an ad. */
export async function featureAd(database: Database, adId: number, ownerId: number): Promise<void> {
  const credit = { ownerId, source: "pack" as const, days: 15 }
  await database.insert(adFeaturedReservations).values({ ...credit, adId, spentAt: new Date() })
}
