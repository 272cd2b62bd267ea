import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { AdState } from "@wara/domain/ads/ad-state"
import type { ReviewKind, ReviewReason } from "@wara/domain/ads/review"
import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { adChangesRequestedMail, adRejectedMail } from "../../../emails/ad-decisions.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { returnCredits } from "../../credits/use-cases/return-credits.ts"
import { updateAd } from "../ad-store.ts"
import { queueDecisionMail } from "../decision-mail.ts"
import { findReview } from "../review-desk-store.ts"
import {
  findDecisionByKey,
  type KeyedDecision,
  lockReview,
  storeReviewDecision,
} from "../review-store.ts"
import { approveReview } from "./approve-review.ts"
import { refuseTaken } from "./claim-review.ts"
import { refuseOwnAd } from "./own-ad-steps.ts"
import { openReview } from "./read-review.ts"
import { recordDecision } from "./record-decision.ts"

export type ReviewDecision =
  | { kind: "approve" }
  | { kind: "request-changes" | "reject"; reason: ReviewReason; notes: string }

/**
 * Decides a submission and records that, in one transaction; returns the number of the decision.
 * With a key, repeating the call returns the same number.
 * Throws NotFoundError; ConflictError for a key of another decision; ForbiddenError for the actor's own ad; ConflictError that names who decided
 * before, or with the path `claim` who is reading it.
 */
export async function decideReview(
  { config, database }: Pick<AppContext, "config" | "database">,
  call: { reviewId: number; actorId: number; decision: ReviewDecision; key?: string },
  now: Date,
): Promise<number> {
  const { actorId, decision, key, reviewId } = call
  return database.transaction(async (transaction) => {
    const before = await findReview(transaction, reviewId)
    if (!before) throw new DomainError("NotFoundError", "Submission not found")
    refuseOwnAd(before.ownerId, actorId)
    if (key !== undefined) {
      await lockSeller(transaction, before.ownerId)
      const made = await findDecisionByKey(transaction, { actorId, key, reviewIds: [reviewId] })
      if (made !== null) return requireSame(made, decision).id
    }
    const who = { reviewId, actorId }
    const subject = { adId: before.adId, ownerId: before.ownerId }
    // An audit without findings is no news for its seller.
    const isSilent = before.kind === "audit" && decision.kind === "approve"
    const decided = { ...who, ...subject, kind: decision.kind, key: key ?? null, isSilent }
    const decisionId = await recordDecision(transaction, decided, now, async () => {
      await lockReview(transaction, reviewId)
      await refuseTaken(transaction, who, now)
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

/** What was decided with a key, for a repetition; refuses the key for any other decision. */
export function requireSame(made: KeyedDecision, given: ReviewDecision): KeyedDecision {
  const isSame =
    made.kind === given.kind &&
    (given.kind === "approve" ||
      made.isUndone ||
      (made.reason === given.reason && made.notes === given.notes))
  if (isSame) return made
  throw new DomainError("ConflictError", "This key was already used", [
    { path: ["key"], message: "was already used for another decision" },
  ])
}

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
  if (review.kind !== "edit") {
    const state = nextAdState(stateInReview(review, ad), "request-changes", "staff")
    // The days of a published ad are paused until it is approved again.
    await updateAd(transaction, ad.id, { state, ...(isAudit(review) ? { returnedAt: now } : {}) })
  }
  const state = "changes_requested"
  const decided = { state, decidedAt: now, decidedBy: actorId, reason, notes } as const
  await storeReviewDecision(transaction, review.id, decided)
  const { content } = review
  const kind = mailedKind(review)
  const mailContent = { ...seller, kind, adId: ad.id, name: content.name, reason, notes }
  const mail = adChangesRequestedMail(site, mailContent)
  await queueDecisionMail(transaction, "request-changes", review.id, mail, now)
}

const isAudit = ({ kind }: { kind: ReviewKind }) => kind === "audit"

/** A published ad whose audit is refused returns to review first. */
function stateInReview(review: { kind: ReviewKind }, ad: { state: AdState }): AdState {
  return isAudit(review) ? nextAdState(ad.state, "return-to-review", "staff") : ad.state
}

/** To its seller, an audit that was refused is a decision on the ad. */
const mailedKind = ({ kind }: { kind: ReviewKind }): ReviewKind =>
  kind === "edit" ? "edit" : "first"

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
  if (review.kind !== "edit") {
    const state = nextAdState(stateInReview(review, ad), "reject", "staff")
    await updateAd(transaction, ad.id, { state, returnedAt: null })
    const cause = { reason: "ad-rejected", actorId } as const
    credits = await returnCredits(transaction, { ...ad, now }, cause)
  }
  const decided = { state: "rejected", decidedAt: now, decidedBy: actorId, reason, notes } as const
  await storeReviewDecision(transaction, review.id, decided)
  const { content } = review
  const kind = mailedKind(review)
  const mailContent = { ...seller, kind, name: content.name, reason, notes, credits }
  await queueDecisionMail(transaction, "reject", review.id, adRejectedMail(site, mailContent), now)
}
