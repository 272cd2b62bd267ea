import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { adConflict } from "../ad-conflict.ts"
import { claimPictures } from "../claim-pictures.ts"
import { updateDraft } from "../draft-store.ts"
import { listGallery, replaceGallery } from "../gallery-store.ts"
import { type OwnAdKey, requireOwnAd } from "../require-own-ad.ts"

/**
 * Saves content, valid or not, over the version last read, and returns the new version. It is saved
 * during an open checkout too: the payment covers what the checkout stored. Of the ad's own rows
 * only changed pictures are written. Throws NotFoundError, ValidationError for pictures of other
 * users, and ConflictError: with the path `version` when there is a newer one, `state` when it was
 * submitted.
 */
export async function saveDraft(
  database: Database,
  key: OwnAdKey,
  save: { version: number; draft: AdDraft; device?: string },
  now: Date,
): Promise<{ version: number; saved_at: string }> {
  const { adId } = key
  return database.transaction(async (transaction) => {
    const { ad } = await requireOwnAd(transaction, key)
    if (ad.state !== "draft" && ad.state !== "awaiting_payment") {
      throw adConflict(`An ad that is ${ad.state} is not a draft`, adTexts.notNow)
    }
    const content = { ...save.draft, ad: { ...save.draft.ad, ad_id: adId } }
    const { device = "", version: seen } = save
    const draft = { adId, content, version: seen, savedAt: now, device }
    const version = await updateDraft(transaction, draft)
    if (version === null) throw draftNewer()
    const gallery = picturesOf(save.draft)
    if ((await listGallery(transaction, adId)).join() !== gallery.join()) {
      await claimPictures(transaction, ad, gallery)
      await replaceGallery(transaction, adId, gallery)
    }
    return { version, saved_at: now.toISOString() }
  })
}

/** Ids of a draft's pictures, without duplicates. */
export function picturesOf({ ad }: AdDraft): number[] {
  return [...new Set(ad.gallery.map(({ id }) => id))]
}

/** Error for a save that is based on an outdated version. */
export const draftNewer = () =>
  new DomainError("ConflictError", "There is a newer version of this draft", [
    { path: ["version"], message: adTexts.draftNewer },
  ])
