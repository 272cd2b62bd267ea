import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { ReviewReason } from "@wara/domain/ads/review"
import type { Database } from "../../../database/database.ts"
import { adRejectedMail } from "../../../emails/ad-decisions.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { returnCredits } from "../../credits/use-cases/return-credits.ts"
import { updateAd } from "../ad-store.ts"
import { queueDecisionMail } from "../decision-mail.ts"
import { decideReview } from "../review-store.ts"
import { openReview } from "./read-review.ts"

const none = { publication: 0, featured: 0 }

/**
 * Rejects a submission permanently. For a new ad both credits are returned; a public ad stays as
 * approved. Part of the caller's transaction. Throws NotFoundError, and ConflictError that names
 * who decided before and what.
 */
export async function rejectReview(
  transaction: Database,
  site: EmailSite,
  decision: { reviewId: number; actorId: number; reason: ReviewReason; notes: string },
  now: Date,
): Promise<void> {
  const { actorId, notes, reason } = decision
  const { review, ad, seller } = await openReview(transaction, decision.reviewId)
  let credits = none
  if (review.kind === "first") {
    const state = nextAdState(ad.state, "reject", "staff")
    await updateAd(transaction, ad.id, { state, returnedAt: null })
    const cause = { reason: "ad-rejected", actorId } as const
    credits = await returnCredits(transaction, { ...ad, now }, cause)
  }
  const decided = { state: "rejected", decidedAt: now, decidedBy: actorId, reason, notes } as const
  await decideReview(transaction, review.id, decided)
  const { kind, content } = review
  const mailContent = { ...seller, kind, name: content.name, reason, notes, credits }
  await queueDecisionMail(transaction, "reject", review.id, adRejectedMail(site, mailContent), now)
}
