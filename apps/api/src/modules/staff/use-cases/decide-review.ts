import type { ReviewReason } from "@wara/domain/ads/review"
import { ownAdRefusal } from "@wara/domain/ads/review-texts"
import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import { approveReview } from "../../ads/use-cases/approve-review.ts"
import { rejectReview } from "../../ads/use-cases/reject-review.ts"
import { requestChanges } from "../../ads/use-cases/request-changes.ts"
import { findReview } from "../review-store.ts"
import { recordAction } from "./record-action.ts"

/** What a moderator decides of a submission. */
export type ReviewDecision =
  | { kind: "approve" }
  | { kind: "request-changes" | "reject"; reason: ReviewReason; notes: string }

/**
 * Decides a submission and writes that down, in one transaction. Throws NotFoundError; ForbiddenError for
 * one's own; ConflictError that names who decided before.
 */
export async function decideReview(
  { config, database }: Pick<AppContext, "config" | "database">,
  call: { reviewId: number; actorId: number; decision: ReviewDecision },
  now: Date,
): Promise<void> {
  const { actorId, decision, reviewId } = call
  await database.transaction(async (transaction) => {
    const before = await findReview(transaction, reviewId)
    if (!before) throw new DomainError("NotFoundError", "There is no such submission")
    if (before.ownerId === actorId) {
      throw new DomainError("ForbiddenError", "Nobody decides on the own ad", [
        { path: ["review"], message: ownAdRefusal },
      ])
    }
    const who = { reviewId, actorId }
    if (decision.kind === "approve") await approveReview(transaction, config, who, now)
    else {
      const decide = decision.kind === "reject" ? rejectReview : requestChanges
      await decide(
        transaction,
        config,
        { ...who, reason: decision.reason, notes: decision.notes },
        now,
      )
    }
    const after = await findReview(transaction, reviewId)
    const { kind, ...said } = decision
    await recordAction(transaction, {
      actorId,
      action: `review.${kind}`,
      subject: { kind: "ads", id: before.adId, name: before.content.name },
      before: { review: before.state, ad: before.adState },
      after: { review: after?.state, ad: after?.adState, ...said },
    })
  })
}
