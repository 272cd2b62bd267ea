import { isDeepStrictEqual } from "node:util"
import {
  adBeforeDecisionSchema,
  type UndoRefusal,
  undoRefusal,
} from "@wara/domain/ads/decision-undo"
import { undoRefusalTexts } from "@wara/domain/ads/review-texts"
import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { cancelMail, queueAdChange } from "../../../queue/enqueue.ts"
import { reclaimCredit } from "../../credits/use-cases/spend-credit.ts"
import { readContent, replaceGallery, writeContent } from "../ad-content-store.ts"
import { type ExistingAd, findAd, lockAd, restoreAd } from "../ad-store.ts"
import { endLinkPurposes, reopenEndLinks } from "../end-store.ts"
import { reopenHold } from "../hold-store.ts"
import { findAdSubject } from "../review-desk-store.ts"
import {
  findDecision,
  lockReview,
  markUndone,
  type ReviewToDecide,
  reopenReview,
  type StoredDecision,
  wasDecidedSince,
  wasPaidForSince,
} from "../review-store.ts"

/**
 * Undoes a decision of the same user before its mail is sent: restores the ad, the submission and
 * the owner's credits, and cancels the mail. Part of the caller's transaction. Throws
 * NotFoundError, ForbiddenError for another user's decision, and ConflictError with the path
 * `decision` when it is too late or the ad was changed since.
 */
export async function undoDecision(
  transaction: Database,
  call: { decisionId: number; actorId: number },
  now: Date,
): Promise<StoredDecision> {
  const { ad } = await lockDecided(transaction, call.decisionId)
  const decision = await findDecision(transaction, call.decisionId)
  if (decision === null) throw noDecision()
  if (decision.actorId !== call.actorId) {
    throw new DomainError("ForbiddenError", "Only the user who made the decision can undo it")
  }
  const before = adBeforeDecisionSchema.parse(decision.before)
  const review =
    decision.reviewId === null ? null : await lockReview(transaction, decision.reviewId)
  const leavesState =
    decision.kind !== "ban" &&
    (review?.kind === "edit" || (review?.kind === "audit" && decision.kind === "approve"))
  const refusal = undoRefusal({ ...decision, leavesState, before }, ad, now)
  if (refusal) throw refuse(refusal)
  if (await wasDecidedSince(transaction, decision)) throw refuse("changed")
  if (await wasEditedSince(transaction, decision, review)) throw refuse("changed")
  if (await wasPaidForSince(transaction, decision)) throw refuse("changed")
  if (decision.mailReason !== null && !(await cancelMail(transaction, decision.mailReason))) {
    throw refuse("too-late")
  }
  await restore(transaction, decision, review, now)
  await markUndone(transaction, decision.id, now)
  return decision
}

/** Locks the owner and then the ad, as every lifecycle transition does. */
async function lockDecided(transaction: Database, id: number): Promise<{ ad: ExistingAd }> {
  const decision = await findDecision(transaction, id)
  const found = decision && (await findAd(transaction, decision.adId))
  if (!found) throw noDecision()
  await lockSeller(transaction, found.ownerId)
  const ad = await lockAd(transaction, found.id)
  if (ad === null) throw noDecision()
  return { ad }
}

/** Whether the owner changed the ad's content after the decision. A banned ad cannot be edited. */
async function wasEditedSince(
  transaction: Database,
  { adId, kind }: StoredDecision,
  review: ReviewToDecide | null,
): Promise<boolean> {
  if (review === null || kind === "ban") return false
  const isOwnContent = kind === "approve" || review.kind !== "edit"
  const left = isOwnContent ? review.content : review.approved
  return !isDeepStrictEqual(await readContent(transaction, adId), left)
}

async function restore(
  transaction: Database,
  { adId, decidedAt, kind, ...decision }: StoredDecision,
  review: ReviewToDecide | null,
  now: Date,
): Promise<void> {
  const before = adBeforeDecisionSchema.parse(decision.before)
  await restoreAd(transaction, adId, before)
  // Rejecting a change returns no credit: the public version keeps its credit.
  if (kind === "reject" && review?.kind !== "edit") {
    for (const credit of ["publication", "featured"] as const) {
      if (!before.credits[credit]) continue
      const cause = { reason: "rejection-undone", actorId: decision.actorId } as const
      if (!(await reclaimCredit(transaction, credit, { adId, now }, cause))) throw refuse("changed")
    }
  }
  if (kind === "approve" && review?.kind === "edit" && review.approved) {
    await writeContent(transaction, adId, review.approved, now)
    await replaceGallery(transaction, adId, review.approved.gallery)
  }
  if (kind === "ban") await reopenEndLinks(transaction, adId, endLinkPurposes, decidedAt)
  if (before.state === "on_hold") await reopenHold(transaction, adId, decidedAt)
  if (review && before.was_pending) await reopenReview(transaction, review.id)
  // Alerts may have looked for the ad while it was banned.
  if (before.state === "active") await queueAdChange(transaction, { adId, at: now })
}

const noDecision = () => new DomainError("NotFoundError", "Decision not found")

function refuse(refusal: UndoRefusal): DomainError {
  return new DomainError("ConflictError", `The decision cannot be undone: ${refusal}`, [
    { path: ["decision"], message: undoRefusalTexts[refusal] },
  ])
}

/**
 * Undoes the actor's own decision and records that, in one transaction. Throws the errors of
 * `undoDecision`.
 */
export async function undoDecisionByStaff(
  { database }: Pick<AppContext, "database">,
  call: { decisionId: number; actorId: number },
  now: Date,
): Promise<{ reviewId: number | null; adId: number }> {
  return database.transaction(async (transaction) => {
    const { adId, before, kind, reviewId } = await undoDecision(transaction, call, now)
    const ad = await findAdSubject(transaction, adId)
    await recordAction(transaction, {
      actorId: call.actorId,
      action: "decision.undo",
      subject: { kind: "ads", id: adId, name: ad?.name ?? "" },
      before: { decision: kind },
      after: { ad: before.state },
    })
    return { reviewId: before.was_pending ? reviewId : null, adId }
  })
}
