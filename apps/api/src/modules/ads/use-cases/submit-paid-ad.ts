import type { Database } from "../../../database/database.ts"
import type { Site } from "./submit-ad.ts"

/**
 * Sends the ad of a paid order to review, as it was when the checkout opened; part of the caller's
 * transaction, after its credits were granted. Repeating it changes nothing. False when it cannot be
 * (its owner was blocked, it was deleted): it is a draft again then and the credits stay at hand.
 */
export async function submitPaidAd(
  _transaction: Database,
  _site: Site,
  _ad: { adId: number; ownerId: number; featured: boolean },
  _now: Date,
): Promise<boolean> {
  throw new Error("not there yet")
}
