import type { ReviewReason } from "@wara/domain/ads/review"
import type { Database } from "../../../database/database.ts"
import type { Site } from "./submit-ad.ts"

/**
 * Part of the caller's transaction. Throws NotFoundError, and ConflictError that names who decided
 * before and what.
 */
export async function requestChanges(
  _transaction: Database,
  _site: Site,
  _decision: { reviewId: number; actorId: number; reason: ReviewReason; notes: string },
  _now: Date,
): Promise<void> {
  throw new Error("not there yet")
}
