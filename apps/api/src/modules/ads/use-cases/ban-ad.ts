import type { ReviewReason } from "@wara/domain/ads/review"
import type { Database } from "../../../database/database.ts"
import type { Site } from "./submit-ad.ts"

/**
 * Ends an ad for good; no credit comes back. Part of the caller's transaction. Throws NotFoundError, and
 * ConflictError when its state allows no ban.
 */
export async function banAd(
  _transaction: Database,
  _site: Site,
  _ban: { adId: number; actorId: number; reason: ReviewReason; notes: string },
  _now: Date,
): Promise<void> {
  throw new Error("not there yet")
}
