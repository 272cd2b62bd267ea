import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { isResumable } from "@wara/domain/ads/ad-visibility"
import type { Database } from "../../../database/database.ts"
import { adConflict } from "../ad-conflict.ts"
import { updateAd } from "../ad-store.ts"
import { type OwnAdKey, requireOwnAd } from "../require-own-ad.ts"
import { requirePublisher } from "../require-publisher.ts"

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
}
