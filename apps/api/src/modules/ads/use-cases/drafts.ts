import type { SavedDraft } from "@wara/contract/draft"
import { type AdDraft, draftContent, draftOfContent } from "@wara/domain/ads/ad-draft"
import { adFields } from "@wara/domain/ads/ad-fields"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import { claimPictures } from "../accept-content.ts"
import { findImages, listGallery, readContent, replaceGallery } from "../ad-content-store.ts"
import { countInStates, findAd } from "../ad-store.ts"
import {
  findAdByKey,
  findDraft,
  findOpenDraft,
  insertDraft,
  insertDraftAd,
  updateDraft,
} from "../draft-store.ts"
import { adConflict, noSuchAd, type OwnAdKey, requireOwnAd } from "../own-ad-access.ts"

/**
 * Saves content, valid or not, over the version last read, and returns the new version. It is saved
 * during an open checkout too: the payment covers what the checkout stored. Of the ad's own rows
 * only changed pictures are written. Throws NotFoundError, ValidationError for pictures of other
 * users and for new ones past the limit, and ConflictError: with the path `version` when there is a newer one, `state` when it was
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
    const before = await listGallery(transaction, adId)
    if (before.join() !== gallery.join()) {
      requireWithinLimit(gallery, before)
      await claimPictures(transaction, ad, gallery)
      await replaceGallery(transaction, adId, gallery)
    }
    return { version, saved_at: now.toISOString() }
  })
}

/** Ids of a draft's pictures, without duplicates. */
function picturesOf({ ad }: AdDraft): number[] {
  return [...new Set(ad.gallery.map(({ id }) => id))]
}

/**
 * A gallery past the limit may only keep pictures that it has: the limit was lowered after they were
 * saved. Throws ValidationError.
 */
function requireWithinLimit(gallery: readonly number[], before: readonly number[]): void {
  const { max } = adFields.gallery
  if (gallery.length <= max || gallery.every((file) => before.includes(file))) return
  throw new DomainError("ValidationError", `gallery: must have at most ${max} pictures`, [
    { path: ["gallery"], message: adTexts.galleryTooMany },
  ])
}

/** Error for a save that is based on an outdated version. */
export const draftNewer = () =>
  new DomainError("ConflictError", "There is a newer version of this draft", [
    { path: ["version"], message: adTexts.draftNewer },
  ])

/**
 * Creates an ad from a draft and returns its id; each key creates one ad, however many tabs and
 * retries send it, and a repeated call does not overwrite the draft. `device` is the browser that
 * created it, for display. `copyOf` is an ad of the owner whose pictures the draft may show. Throws
 * ValidationError for pictures of other users or too many, and ConflictError with the path `drafts` when there
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
    requireWithinLimit(gallery, copied)
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

/**
 * The draft that the owner saved last, or that of an ad or of a key, with its pictures; null if there
 * is none.
 */
export async function readDraft(
  database: Database,
  ownerId: number,
  wanted: { ad?: number | undefined; key?: string | undefined },
): Promise<SavedDraft | null> {
  const draft = await findOpenDraft(database, ownerId, wanted)
  if (draft === null) return null
  return {
    ad: draft.adId,
    draft: draft.content,
    version: draft.version,
    saved_at: draft.savedAt.toISOString(),
    device: draft.device,
    images: await findImages(database, await listGallery(database, draft.adId)),
  }
}

/**
 * Creates a draft with an ad's content and pictures, without its serial number; idempotent per key.
 * Returns the new ad's id. Throws NotFoundError, and ConflictError when there are too many drafts.
 */
export async function duplicateAd(
  database: Database,
  copy: OwnAdKey & { key: string },
  now: Date,
): Promise<number> {
  const { adId, key, ownerId } = copy
  const ad = await findAd(database, adId)
  if (ad === null || ad.ownerId !== ownerId) throw noSuchAd()
  const typed = await findDraft(database, adId)
  const content = typed ? draftContent(typed.content) : await readContent(database, adId)
  return createDraft(database, { ownerId, key, draft: draftOfContent(content), copyOf: adId }, now)
}
