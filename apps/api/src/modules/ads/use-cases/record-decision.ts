import type { DecisionKind } from "@wara/domain/ads/decision-undo"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { lockAd, snapshotAd } from "../ad-store.ts"
import { decisionMailReason } from "../decision-mail.ts"
import { findPendingReview, insertDecision } from "../review-store.ts"

/**
 * Makes a decision on an ad and stores what is needed to undo it; returns the decision's id. Owner
 * and ad are locked before they are read. Part of the caller's transaction; throws what `decide`
 * throws.
 */
export async function recordDecision(
  transaction: Database,
  decision: {
    kind: DecisionKind
    adId: number
    ownerId: number
    /** The submission to decide; null for a ban, which may withdraw one. */
    reviewId: number | null
    actorId: number
    /** Of a bulk call. */
    key?: string | null
    /** Whether its seller gets no mail about it. */
    isSilent?: boolean
  },
  now: Date,
  decide: () => Promise<void>,
): Promise<number> {
  const { actorId, adId, kind, ownerId } = decision
  const seller = await lockSeller(transaction, ownerId)
  await lockAd(transaction, adId)
  const before = await snapshotAd(transaction, adId)
  const reviewId = decision.reviewId ?? (await findPendingReview(transaction, adId))
  await decide()
  const isMailed = seller.deletedAt === null && decision.isSilent !== true
  const mailReason = isMailed ? decisionMailReason(kind, decision.reviewId ?? adId) : null
  const idempotencyKey = decision.key ?? null
  const stored = { adId, reviewId, actorId, kind, before, mailReason, idempotencyKey }
  return insertDecision(transaction, { ...stored, decidedAt: now })
}
