import { decidedBefore } from "@wara/domain/ads/review-texts"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { type LivingAd, lockAd } from "../ad-store.ts"
import { findReviewed, lockReview, type ReviewToDecide } from "../review-store.ts"
import { lockSeller, type Seller } from "../seller-store.ts"

/**
 * A pending submission with its ad and its owner, all locked until the transaction ends. Throws
 * NotFoundError, and ConflictError that names who decided before and what, with the path `review`.
 */
export async function openReview(
  transaction: Database,
  reviewId: number,
): Promise<{ review: ReviewToDecide; ad: LivingAd; seller: Seller }> {
  const reviewed = await findReviewed(transaction, reviewId)
  if (reviewed === null) throw new DomainError("NotFoundError", "Review not found")
  const seller = await lockSeller(transaction, reviewed.ownerId)
  const ad = await lockAd(transaction, reviewed.adId)
  const review = await lockReview(transaction, reviewId)
  if (ad === null || review === null) {
    throw new DomainError("NotFoundError", "Review not found")
  }
  if (review.state !== "pending") {
    throw new DomainError("ConflictError", `This review is already ${review.state}`, [
      { path: ["review"], message: decidedBefore(review.state, review.decidedBy) },
    ])
  }
  return { review, ad, seller }
}
