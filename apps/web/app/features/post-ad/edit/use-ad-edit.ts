import type { OwnAdDetail } from "@wara/contract/own-ad"
import { type DraftAd, emptyDraft } from "@wara/domain/ads/ad-draft"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useRef, useState } from "react"
import { isRecord } from "../../../browser/is-record.ts"
import { isUploadedImage, type UploadedImage } from "../../../browser/uploads/uploaded-image.ts"
import { isDraft } from "../../../entities/draft/stored-draft.ts"
import { type EditAnswer, postJson } from "../draft/draft-calls.ts"
import type { AdErrors } from "../form-errors.ts"
import { adOfContent, isSameAd } from "./edit-outcome.ts"
import { editTexts } from "./texts.ts"

/** An unsaved edit, and the version of the ad that it is based on. */
type StoredEdit = { base: string; ad: DraftAd; pictures: UploadedImage[] }

const keyOf = (owner: number, ad: number) => `wara-edit-${owner}-${ad}`

/** The unsaved edit of an ad in this browser; null when the ad has changed since. */
function readStoredEdit(owner: number, ad: number, base: string): StoredEdit | null {
  try {
    const storedEdit: unknown = JSON.parse(localStorage.getItem(keyOf(owner, ad)) ?? "null")
    if (!isRecord(storedEdit) || storedEdit.base !== base || !Array.isArray(storedEdit.pictures))
      return null
    if (!storedEdit.pictures.every(isUploadedImage)) return null
    const draft = { ...emptyDraft(), ad: storedEdit.ad }
    return isDraft(draft) ? { base, ad: draft.ad, pictures: storedEdit.pictures } : null
  } catch {
    return null
  }
}

/**
 * Keeps an edit until it is saved, so that a reload, a crash or an expired session loses nothing.
 */
function storeEdit(owner: number, ad: number, edit: StoredEdit | null): void {
  try {
    if (edit === null) localStorage.removeItem(keyOf(owner, ad))
    else localStorage.setItem(keyOf(owner, ad), JSON.stringify(edit))
  } catch {
    // Without storage the edit still exists in the page.
  }
}

/** An edit of an ad, kept in this browser until it is saved. */
export function useAdEdit(
  owner: number,
  { id, updated_at, content }: OwnAdDetail,
  on: { wrong: (errors: AdErrors) => void; done: (isReviewed: boolean) => void },
) {
  const stored: StoredEdit = {
    base: updated_at,
    ad: adOfContent(id, content),
    pictures: content.gallery,
  }
  const [edit, setEdit] = useState(stored)
  // Several fields may change before the next render: what was typed before the page was interactive.
  const latest = useRef(edit)
  const [isRestored, setIsRestored] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isLoggedOut, setIsLoggedOut] = useState(false)
  useEffect(() => {
    const storedEdit = readStoredEdit(owner, id, updated_at)
    if (storedEdit === null) return
    latest.current = storedEdit
    setEdit(storedEdit)
    setIsRestored(true)
  }, [owner, id, updated_at])

  const apply = (changes: Partial<StoredEdit>) => {
    const next = { ...latest.current, ...changes }
    latest.current = next
    setEdit(next)
    storeEdit(owner, id, isSameAd(next.ad, stored.ad) ? null : next)
  }

  return {
    ...edit,
    stored: stored.ad,
    isRestored,
    isSaving,
    failure,
    isLoggedOut,
    change: (fields: Partial<DraftAd>) => apply({ ad: { ...latest.current.ad, ...fields } }),
    setPictures: (pictures: UploadedImage[]) => {
      const gallery = pictures.map((picture) => ({ id: picture.id }))
      apply({ pictures, ad: { ...latest.current.ad, gallery } })
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
          storeEdit(owner, id, null)
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
