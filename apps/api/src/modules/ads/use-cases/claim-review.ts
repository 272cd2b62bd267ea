import { claimMs, isTakenByOther } from "@wara/domain/ads/review-claim"
import { takenByOther } from "@wara/domain/ads/review-claim-texts"
import { decidedBefore } from "@wara/domain/ads/review-texts"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { findClaim, releaseClaim, takeClaim } from "../claim-store.ts"
import { findReviewed, lockReview } from "../review-store.ts"
import { refuseOwnAd } from "./own-ad-steps.ts"

/**
 * Takes a waiting submission for ten minutes, or renews the claim; returns its end. Throws
 * NotFoundError, ForbiddenError for the actor's own ad, and ConflictError: with the path `claim`
 * while another person has it, `review` when it was decided.
 */
export async function claimReview(
  database: Database,
  call: { reviewId: number; actorId: number },
  now: Date,
): Promise<Date> {
  const { actorId, reviewId } = call
  return database.transaction(async (transaction) => {
    const reviewed = await findReviewed(transaction, reviewId)
    if (reviewed === null) throw new DomainError("NotFoundError", "Review not found")
    refuseOwnAd(reviewed.ownerId, actorId)
    // A decision locks it too: what is decided meanwhile is not taken.
    const review = await lockReview(transaction, reviewId)
    if (review === null) throw new DomainError("NotFoundError", "Review not found")
    if (review.state !== "pending") {
      throw new DomainError("ConflictError", `This review is already ${review.state}`, [
        { path: ["review"], message: decidedBefore(review.state, review.decidedBy) },
      ])
    }
    if (!(await takeClaim(transaction, { reviewId, userId: actorId }, now))) {
      await refuseTaken(transaction, call, now)
    }
    return new Date(now.getTime() + claimMs)
  })
}

/** Gives a submission back before its time. */
export async function giveReviewBack(
  database: Database,
  { actorId, reviewId }: { reviewId: number; actorId: number },
): Promise<void> {
  await releaseClaim(database, { reviewId, userId: actorId })
}

/**
 * Refuses to act on a submission that another member of the team is reading. Part of the caller's
 * transaction, which locks the submission. Throws ConflictError with the path `claim`.
 */
export async function refuseTaken(
  transaction: Database,
  { actorId, reviewId }: { reviewId: number; actorId: number },
  now: Date,
): Promise<void> {
  const claim = await findClaim(transaction, reviewId)
  if (claim === null || !isTakenByOther(claim, actorId, now)) return
  throw new DomainError("ConflictError", "Another member of the team is reading this review", [
    { path: ["claim"], message: takenByOther(claim.name) },
  ])
}
