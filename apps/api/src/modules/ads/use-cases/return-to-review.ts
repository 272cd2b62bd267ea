import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import { isPublicAd, remainingDays } from "@wara/domain/ads/ad-term"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { adReturnedMail } from "../../../emails/ad-decisions.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { readContent } from "../ad-content-store.ts"
import { findAd, lockAd, updateAd } from "../ad-store.ts"
import { adConflict } from "../own-ad-access.ts"
import { findAdSubject } from "../review-desk-store.ts"
import { withdrawReviews } from "../review-store.ts"
import { enterReviewQueue } from "./assess-review.ts"
import { refuseOwnAd } from "./own-ad-steps.ts"

/**
 * Hides a published ad until the team has decided on it again, withdrawing a pending change. Its
 * credits stay on it; its days are paused and continue after approval. Part of the caller's
 * transaction. Throws NotFoundError, and ConflictError for an ad that is not public.
 */
export async function returnToReview(
  transaction: Database,
  site: EmailSite,
  call: { adId: number; actorId: number; notes: string },
  now: Date,
): Promise<void> {
  const { actorId, adId, notes } = call
  const found = await findAd(transaction, adId)
  if (found === null) throw noAd()
  const seller = await lockSeller(transaction, found.ownerId)
  const ad = await lockAd(transaction, adId)
  if (ad === null) throw noAd()
  const state = nextAdState(ad.state, "return-to-review", "staff")
  if (!isPublicAd(ad, now)) throw adConflict("The term of the ad has ended", adTexts.notNow)
  await updateAd(transaction, adId, { state, returnedAt: now })
  await withdrawReviews(transaction, [adId], now, { actorId })
  const content = await readContent(transaction, adId)
  const submission = { adId, kind: "first", content, approved: null, submittedAt: now } as const
  const reviewId = await enterReviewQueue(transaction, submission)
  const days = remainingDays(ad.expiresAt, now)
  const mail = adReturnedMail(site, { ...seller, name: ad.name, days, notes })
  await queueMail(transaction, `ad-returned:${reviewId}`, mail)
}

const noAd = () => new DomainError("NotFoundError", "Ad not found")

/**
 * Returns a published ad to review and records that, in one transaction. Throws NotFoundError,
 * ForbiddenError for the actor's own ad, and ConflictError for an ad that is not public.
 */
export async function returnAdByStaff(
  { config, database }: Pick<AppContext, "config" | "database">,
  call: { adId: number; actorId: number; notes: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const ad = await findAdSubject(transaction, call.adId)
    if (!ad) throw new DomainError("NotFoundError", "Ad not found")
    refuseOwnAd(ad.ownerId, call.actorId)
    await returnToReview(transaction, config, call, now)
    await recordAction(transaction, {
      actorId: call.actorId,
      action: "ad.return-to-review",
      subject: { kind: "ads", id: call.adId, name: ad.name },
      before: { ad: ad.state },
      after: { ad: "pending", notes: call.notes },
    })
  })
}
