import { adTexts } from "@wara/domain/ads/ad-texts"
import { isRemovable } from "@wara/domain/ads/owner-actions"
import type { Database } from "../../../database/database.ts"
import { adConflict } from "../ad-conflict.ts"
import { removeDrafts, updateAd } from "../ad-store.ts"
import { endLinkPurposes, spendEndLinks } from "../end-link-store.ts"
import { type OwnAdKey, requireOwnAd } from "../require-own-ad.ts"
import { withdrawReviews } from "../review-store.ts"

/**
 * Deletes a draft, whose pictures are deleted by the next cleanup of uploads, or removes an ended
 * ad from its owner's list. Such an ad remains as a record of credits, orders and reviews; its
 * pending changes are withdrawn and its mail links invalidated. Throws NotFoundError, and
 * ConflictError for an ad that is public, in review or awaiting payment.
 */
export async function removeAd(database: Database, key: OwnAdKey, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const { ad } = await requireOwnAd(transaction, key)
    if (!isRemovable(ad.state)) {
      throw adConflict(`An ad that is ${ad.state} cannot be removed`, adTexts.notNow)
    }
    if (ad.state === "draft") return removeDrafts(transaction, [ad.id], now)
    await updateAd(transaction, ad.id, { hiddenAt: now })
    await withdrawReviews(transaction, [ad.id], now)
    await spendEndLinks(transaction, ad.id, endLinkPurposes, now)
  })
}
