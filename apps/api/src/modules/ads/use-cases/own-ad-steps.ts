import { canTransition, nextAdState } from "@wara/domain/ads/ad-lifecycle"
import { isResumable } from "@wara/domain/ads/ad-term"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { isRemovable } from "@wara/domain/ads/owner-actions"
import type { EndReason } from "@wara/domain/ads/review"
import { ownAdRefusal } from "@wara/domain/ads/review-texts"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { queueAdChange } from "../../../queue/enqueue.ts"
import { updateAd } from "../ad-store.ts"
import { removeDrafts } from "../draft-store.ts"
import { endLinkPurposes, spendEndLinks } from "../end-store.ts"
import { adConflict, type OwnAdKey, requireOwnAd, requirePublisher } from "../own-ad-access.ts"
import { withdrawReviews } from "../review-store.ts"

/**
 * Ends a public ad at its owner's request; a pending change is withdrawn. Part of the caller's
 * transaction. Throws NotFoundError, and ConflictError for an ad that is not public.
 */
export async function deactivateAd(
  transaction: Database,
  end: OwnAdKey & { reason: EndReason },
  now: Date,
): Promise<void> {
  const { ad } = await requireOwnAd(transaction, end)
  const state = nextAdState(ad.state, "deactivate", "owner")
  await updateAd(transaction, ad.id, { state, endedAt: now, endReason: end.reason })
  await withdrawReviews(transaction, [ad.id], now, { sparesAudits: true })
}

/**
 * Marks an ad as sold at its owner's request. One that already ended keeps its state and its end;
 * only the reason is stored. Part of the caller's transaction. Throws NotFoundError, and
 * ConflictError for an ad that was never public.
 */
export async function markSold(transaction: Database, key: OwnAdKey, now: Date): Promise<void> {
  const { ad } = await requireOwnAd(transaction, key)
  const reason = "sold"
  if (ad.state === "expired" || ad.state === "deactivated") {
    await updateAd(transaction, ad.id, { endReason: reason })
  } else {
    await deactivateAd(transaction, { ...key, reason }, now)
  }
}

/**
 * Shows an ad again that its owner deactivated, unchanged and until its original end: it costs
 * nothing and needs no review. Part of the caller's transaction. Throws NotFoundError, and
 * ConflictError when the ad was not deactivated or its days are over.
 */
export async function resumeAd(transaction: Database, key: OwnAdKey, now: Date): Promise<void> {
  const { ad, seller } = await requireOwnAd(transaction, key)
  const state = nextAdState(ad.state, "resume", "owner")
  if (!isResumable(ad, now)) throw adConflict("The term of the ad has ended", adTexts.daysOver)
  requirePublisher(seller)
  await updateAd(transaction, ad.id, { state, endedAt: null, endReason: null })
  await queueAdChange(transaction, { adId: ad.id, at: now, isReturn: true })
}

/**
 * Deletes a draft, whose pictures are deleted by the next cleanup of uploads, or removes an ended
 * ad from its owner's list. A draft that awaits its payment is deleted too: if that is paid after
 * all, its credits are available. An ended ad remains as a record of credits, orders and reviews;
 * its pending changes are withdrawn and its mail links invalidated. Throws NotFoundError, and
 * ConflictError for an ad that is public or in review.
 */
export async function removeAd(database: Database, key: OwnAdKey, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const { ad } = await requireOwnAd(transaction, key)
    if (!isRemovable(ad.state)) {
      throw adConflict(`An ad that is ${ad.state} cannot be removed`, adTexts.notNow)
    }
    if (canTransition(ad.state, "drop-payment", "owner")) {
      // One that was withdrawn from review before is only hidden, which no unpaid ad may be.
      await updateAd(transaction, ad.id, { state: nextAdState(ad.state, "drop-payment", "owner") })
      return removeDrafts(transaction, [ad.id], now)
    }
    if (ad.state === "draft") return removeDrafts(transaction, [ad.id], now)
    await updateAd(transaction, ad.id, { hiddenAt: now })
    await withdrawReviews(transaction, [ad.id], now)
    await spendEndLinks(transaction, ad.id, endLinkPurposes, now)
  })
}

/** Team members must not decide on their own ads. Throws ForbiddenError. */
export function refuseOwnAd(ownerId: number, actorId: number): void {
  if (ownerId !== actorId) return
  throw new DomainError("ForbiddenError", "You cannot review your own ad", [
    { path: ["review"], message: ownAdRefusal },
  ])
}
