import type { Database } from "../src/database/database.ts"
import { giveCredits } from "./give-credits.ts"

/** Spends a featured credit of the owner on an ad. */
export async function featureAd(database: Database, adId: number, ownerId: number): Promise<void> {
  await giveCredits(database, ownerId, { kind: "featured", onAds: [adId] })
}
