import type { BulkReviewResult } from "@wara/contract/review"
import type { ReviewReason } from "@wara/domain/ads/review"
import { errorTexts } from "@wara/domain/error-texts"
import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import { findDecisionByKey } from "../review-store.ts"
import { decideReview, requireSame } from "./decide-review.ts"

export type BulkDecision = {
  actorId: number
  kind: "request-changes" | "reject"
  reviews: readonly number[]
  reason: ReviewReason
  notes: string
  /** Idempotency key: repeating the call decides nothing twice. */
  key: string
}

/**
 * Refuses several submissions for one reason, each in its own transaction, so that one that cannot
 * be decided does not affect the others. Returns the result of each; throws ConflictError, before
 * anything is decided, for a key of another decision, and errors that are not refusals.
 */
export async function decideReviews(
  context: Pick<AppContext, "config" | "database">,
  call: BulkDecision,
  now: Date,
): Promise<BulkReviewResult[]> {
  const { actorId, key, kind, notes, reason, reviews } = call
  const before = await findDecisionByKey(context.database, {
    actorId,
    key,
    reviewIds: [...reviews],
  })
  if (before !== null) requireSame(before, { kind, reason, notes })
  const results: BulkReviewResult[] = []
  for (const reviewId of reviews) {
    const decision = { kind, reason, notes }
    try {
      const decided = await decideReview(context, { reviewId, actorId, decision, key }, now)
      results.push({ review: reviewId, decision: decided, refusal: null })
    } catch (error) {
      results.push({ review: reviewId, decision: null, refusal: refusalOf(error) })
    }
  }
  return results
}

function refusalOf(error: unknown): string {
  if (!(error instanceof DomainError)) throw error
  return error.details[0]?.message ?? errorTexts[error.code]
}
