import type { ReviewReason } from "@wara/domain/ads/review"
import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import { findReview } from "../review-desk-store.ts"
import { approveReview } from "./approve-review.ts"
import { refuseOwnAd } from "./own-ad-steps.ts"
import { recordDecision } from "./record-decision.ts"
import { rejectReview } from "./reject-review.ts"
import { requestChanges } from "./request-changes.ts"

export type ReviewDecision =
  | { kind: "approve" }
  | { kind: "request-changes" | "reject"; reason: ReviewReason; notes: string }

/**
 * Decides a submission and records that, in one transaction; returns the number of the decision.
 * Throws NotFoundError; ForbiddenError for the actor's own ad; ConflictError that names who decided
 * before.
 */
export async function decideReview(
  { config, database }: Pick<AppContext, "config" | "database">,
  call: { reviewId: number; actorId: number; decision: ReviewDecision },
  now: Date,
): Promise<number> {
  const { actorId, decision, reviewId } = call
  return database.transaction(async (transaction) => {
    const before = await findReview(transaction, reviewId)
    if (!before) throw new DomainError("NotFoundError", "Submission not found")
    refuseOwnAd(before.ownerId, actorId)
    const who = { reviewId, actorId }
    const decided = { ...who, kind: decision.kind, adId: before.adId, ownerId: before.ownerId }
    const decisionId = await recordDecision(transaction, decided, now, () => {
      if (decision.kind === "approve") return approveReview(transaction, config, who, now)
      const decide = decision.kind === "reject" ? rejectReview : requestChanges
      const { notes, reason } = decision
      return decide(transaction, config, { ...who, reason, notes }, now)
    })
    const after = await findReview(transaction, reviewId)
    const { kind, ...details } = decision
    await recordAction(transaction, {
      actorId,
      action: `review.${kind}`,
      subject: { kind: "ads", id: before.adId, name: before.content.name },
      before: { review: before.state, ad: before.adState },
      after: { review: after?.state, ad: after?.adState, ...details },
    })
    return decisionId
  })
}
