import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { readSettings } from "../../settings/use-cases/read-settings.ts"
import { countInStates } from "../ad-store.ts"
import { claimPictures } from "../claim-pictures.ts"
import { findAdByKey, insertDraft, insertDraftAd } from "../draft-store.ts"
import { listGallery, replaceGallery } from "../gallery-store.ts"
import { lockSeller } from "../seller-store.ts"
import { picturesOf } from "./save-draft.ts"

/**
 * Creates an ad from a draft and returns its id; each key creates one ad, however many tabs and
 * retries send it, and a repeated call does not overwrite the draft. `device` is the browser that
 * created it, for display. `copyOf` is an ad of the owner whose pictures the draft may show. Throws
 * ValidationError for pictures of other users and ConflictError with the path `drafts` when there
 * are too many.
 */
export async function createDraft(
  database: Database,
  given: { ownerId: number; key: string; draft: AdDraft; copyOf?: number; device?: string },
  now: Date,
): Promise<number> {
  const { ownerId, key, draft } = given
  return database.transaction(async (transaction) => {
    await lockSeller(transaction, ownerId)
    const made = await findAdByKey(transaction, ownerId, key)
    if (made !== null) return made
    const draftCount = await countInStates(transaction, ownerId, ["draft", "awaiting_payment"])
    const { drafts: limit } = await readSettings(transaction)
    if (draftCount >= limit) {
      throw new DomainError("ConflictError", `There are ${draftCount} drafts`, [
        { path: ["drafts"], message: adTexts.draftsFull(limit) },
      ])
    }
    const id = await insertDraftAd(transaction, ownerId, key)
    const gallery = picturesOf(draft)
    const copied = given.copyOf === undefined ? [] : await listGallery(transaction, given.copyOf)
    const own = new Set(copied)
    await claimPictures(
      transaction,
      { id, ownerId },
      gallery.filter((file) => !own.has(file)),
    )
    await replaceGallery(transaction, id, gallery)
    const content = { ...draft, ad: { ...draft.ad, ad_id: id } }
    await insertDraft(transaction, { adId: id, content, savedAt: now, device: given.device ?? "" })
    return id
  })
}
