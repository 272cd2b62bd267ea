import { type DraftAd, emptyDraft } from "@wara/domain/ads/ad-draft"
import { isDraft } from "../../../session/stored-draft.ts"
import { isRecord } from "../../../ui/is-record.ts"
import { isUploadedImage, type UploadedImage } from "../../../ui/upload-file.ts"

/** A change that is not saved yet, and the version of the ad that it changes. */
export type KeptEdit = { base: string; ad: DraftAd; pictures: UploadedImage[] }

const keyOf = (owner: number, ad: number) => `wara-edit-${owner}-${ad}`

/** What was changed of an ad in this browser and not saved; null when the ad is another by now. */
export function readKeptEdit(owner: number, ad: number, base: string): KeptEdit | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner, ad)) ?? "null")
    if (!isRecord(kept) || kept.base !== base || !Array.isArray(kept.pictures)) return null
    if (!kept.pictures.every(isUploadedImage)) return null
    const draft = { ...emptyDraft(), ad: kept.ad }
    return isDraft(draft) ? { base, ad: draft.ad, pictures: kept.pictures } : null
  } catch {
    return null
  }
}

/** Keeps a change until it is saved: a reload, a crash or the end of the session lose nothing. */
export function keepEdit(owner: number, ad: number, edit: KeptEdit | null): void {
  try {
    if (edit === null) localStorage.removeItem(keyOf(owner, ad))
    else localStorage.setItem(keyOf(owner, ad), JSON.stringify(edit))
  } catch {
    // A browser that stores nothing still has the page.
  }
}
