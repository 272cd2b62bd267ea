import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { ReviewReason } from "@wara/domain/ads/review"
import type { Database } from "../../../database/database.ts"
import { adChangesRequestedMail } from "../../../emails/ad-decisions.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { updateAd } from "../ad-store.ts"
import { queueDecisionMail } from "../decision-mail.ts"
import { decideReview } from "../review-store.ts"
import { openReview } from "./read-review.ts"

/**
 * Sends a submission back to its owner, who may resubmit it at no cost; a public ad keeps its last
 * approved version. Part of the caller's transaction. Throws NotFoundError, and ConflictError that
 * names who decided before and what.
 */
export async function requestChanges(
  transaction: Database,
  site: EmailSite,
  decision: { reviewId: number; actorId: number; reason: ReviewReason; notes: string },
  now: Date,
): Promise<void> {
  const { actorId, notes, reason } = decision
  const { review, ad, seller } = await openReview(transaction, decision.reviewId)
  if (review.kind === "first") {
    const state = nextAdState(ad.state, "request-changes", "staff")
    await updateAd(transaction, ad.id, { state })
  }
  const state = "changes_requested"
  const decided = { state, decidedAt: now, decidedBy: actorId, reason, notes } as const
  await decideReview(transaction, review.id, decided)
  const { kind, content } = review
  const mailContent = { ...seller, kind, adId: ad.id, name: content.name, reason, notes }
  const mail = adChangesRequestedMail(site, mailContent)
  await queueDecisionMail(transaction, "request-changes", review.id, mail, now)
}
