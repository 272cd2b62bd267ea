import type { OwnAdDetail } from "@wara/contract/own-ad"
import { type DraftAd, emptyDraft } from "@wara/domain/ads/ad-draft"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import { isDraft } from "../../../session/stored-draft.ts"
import { isRecord } from "../../../ui/is-record.ts"
import { isUploadedImage, type UploadedImage } from "../../../ui/upload-file.ts"
import type { AdErrors } from "../check/ad-fields.ts"
import type { EditAnswer } from "../draft/draft-answer.ts"
import { postJson } from "../draft/post-json.ts"
import { editTexts } from "../post-ad-texts.ts"
import { adOfContent } from "./ad-of-content.ts"
import { isSameAd } from "./edit-outcome.ts"

/** A change that is not saved yet, and the version of the ad that it changes. */
type KeptEdit = { base: string; ad: DraftAd; pictures: UploadedImage[] }

const keyOf = (owner: number, ad: number) => `wara-edit-${owner}-${ad}`

/** What was changed of an ad in this browser and not saved; null when the ad is another by now. */
function readKeptEdit(owner: number, ad: number, base: string): KeptEdit | null {
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
function keepEdit(owner: number, ad: number, edit: KeptEdit | null): void {
  try {
    if (edit === null) localStorage.removeItem(keyOf(owner, ad))
    else localStorage.setItem(keyOf(owner, ad), JSON.stringify(edit))
  } catch {
    // A browser that stores nothing still has the page.
  }
}

/** A change of an ad, kept in this browser until it is saved. */
export function useAdEdit(
  owner: number,
  { id, updated_at, content }: OwnAdDetail,
  on: { wrong: (errors: AdErrors) => void; done: (isReviewed: boolean) => void },
) {
  const stored: KeptEdit = {
    base: updated_at,
    ad: adOfContent(id, content),
    pictures: content.gallery,
  }
  const [edit, setEdit] = useState(stored)
  const [isRestored, setIsRestored] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isLoggedOut, setIsLoggedOut] = useState(false)
  useEffect(() => {
    const kept = readKeptEdit(owner, id, updated_at)
    if (kept === null) return
    setEdit(kept)
    setIsRestored(true)
  }, [owner, id, updated_at])

  const apply = (next: KeptEdit) => {
    setEdit(next)
    keepEdit(owner, id, isSameAd(next.ad, stored.ad) ? null : next)
  }

  return {
    ...edit,
    stored: stored.ad,
    isRestored,
    isSaving,
    failure,
    isLoggedOut,
    change: (fields: Partial<DraftAd>) => apply({ ...edit, ad: { ...edit.ad, ...fields } }),
    setPictures: (pictures: UploadedImage[]) => {
      const gallery = pictures.map((picture) => ({ id: picture.id }))
      apply({ ...edit, pictures, ad: { ...edit.ad, gallery } })
    },
    discard: () => {
      apply(stored)
      setIsRestored(false)
    },
    save: async () => {
      if (isSaving) return
      setIsSaving(true)
      setFailure(null)
      setIsLoggedOut(false)
      const answer = await postJson<EditAnswer>(paths.ownAd, { owner, ad: edit.ad })
      setIsSaving(false)
      switch (answer?.kind) {
        case "edited":
          keepEdit(owner, id, null)
          return on.done(answer.review)
        case "wrong":
          setFailure(editTexts.wrong)
          return on.wrong(answer.errors)
        case "logged-out":
          return setIsLoggedOut(true)
        default:
          return setFailure(answer?.text ?? editTexts.offline)
      }
    },
  }
}
