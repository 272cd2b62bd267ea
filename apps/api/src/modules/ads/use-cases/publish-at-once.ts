import { randomInt } from "node:crypto"
import { isTakenByOther } from "@wara/domain/ads/review-claim"
import { auditShare, isAudited, mayPublishAtOnce, sellerTier } from "@wara/domain/risk/seller-tier"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { cancelMail } from "../../../queue/enqueue.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import { findClaim } from "../claim-store.ts"
import { receivedMailReason } from "../decision-mail.ts"
import { findReview } from "../review-desk-store.ts"
import { insertReview, wasEverDecided } from "../review-store.ts"
import { findRisk } from "../risk-store.ts"
import { findSellerRecord } from "../seller-record-store.ts"
import { approveReview } from "./approve-review.ts"
import { openReview } from "./read-review.ts"

/** From 0 up to 1. */
const drawLot = () => randomInt(auditShare * 1_000) / (auditShare * 1_000)

/**
 * Publishes a new ad of a trusted seller with a low risk before a person reads it, if operators
 * allow that; of ten such ads one enters the queue afterwards, to be read. Ads that a person decided
 * on before, and those that somebody is reading, are left to people. Returns whether it was
 * published. Idempotent: a decided submission is left as it is.
 */
export async function publishAtOnce(
  { config, database }: Pick<AppContext, "config" | "database">,
  reviewId: number,
  now: Date,
  draw: () => number = drawLot,
): Promise<boolean> {
  const { trusted_publishing: isAllowed } = await readSettings(database)
  if (isAllowed === 0) return false
  return database.transaction(async (transaction) => {
    const found = await findReview(transaction, reviewId)
    if (found?.state !== "pending") return false
    const { ad, review, seller } = await openReview(transaction, reviewId)
    if (review.kind !== "first" || ad.returnedAt !== null) return false
    if (seller.blockedAt !== null || seller.dataBlockedAt !== null) return false
    if (!(await isForTheSystem(transaction, { reviewId, adId: ad.id, ownerId: ad.ownerId }, now))) {
      return false
    }
    await approveReview(transaction, config, { reviewId, actorId: null }, now)
    // One mail says that it is public; the one that announces a review would confuse.
    await cancelMail(transaction, receivedMailReason(reviewId))
    const audited = isAudited(draw())
    if (audited) {
      const { content } = review
      const audit = { adId: ad.id, kind: "audit", content, approved: null } as const
      await insertReview(transaction, { ...audit, submittedAt: now })
    }
    await recordAction(transaction, {
      actorId: null,
      action: "review.approve",
      subject: { kind: "ads", id: ad.id, name: review.content.name },
      before: { review: "pending", ad: ad.state },
      after: { review: "approved", ad: "active", audited },
    })
    return true
  })
}

async function isForTheSystem(
  transaction: Database,
  { adId, ownerId, reviewId }: { reviewId: number; adId: number; ownerId: number },
  now: Date,
): Promise<boolean> {
  const risk = await findRisk(transaction, reviewId)
  if (risk === null) return false
  const tier = sellerTier(await findSellerRecord(transaction, ownerId))
  if (!mayPublishAtOnce(tier, risk.score)) return false
  if (await wasEverDecided(transaction, adId)) return false
  return !isTakenByOther(await findClaim(transaction, reviewId), 0, now)
}
