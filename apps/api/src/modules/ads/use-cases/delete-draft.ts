import { adTexts } from "@wara/domain/ads/ad-texts"
import type { Database } from "../../../database/database.ts"
import { adConflict } from "../ad-conflict.ts"
import { deleteAds } from "../ad-store.ts"
import { type OwnAdKey, requireOwnAd } from "../require-own-ad.ts"

/**
 * Deletes a draft; its pictures go with the next cleaning of uploads. Throws NotFoundError, and
 * ConflictError for what was submitted or waits for its payment.
 */
export async function deleteDraft(database: Database, key: OwnAdKey): Promise<void> {
  await database.transaction(async (transaction) => {
    const { ad } = await requireOwnAd(transaction, key)
    if (ad.state !== "draft") {
      throw adConflict(`An ad that is ${ad.state} is not deleted`, adTexts.notNow)
    }
    await deleteAds(transaction, [ad.id])
  })
}
