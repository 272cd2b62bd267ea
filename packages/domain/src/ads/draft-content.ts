import type { AdDraft } from "./ad-draft.ts"
import { emptyDraft } from "./ad-draft.ts"
import { adFieldsWith, pickFields } from "./ad-fields.ts"
import type { AdContent } from "./ad-schema.ts"

/** Converts a draft to the content that is validated on submission; it may be invalid. */
export function draftContent(draft: AdDraft): AdContent {
  const { ad_id: _, gallery, ...fields } = draft.ad
  return { ...fields, gallery: gallery.map(({ id }) => id) }
}

/** A new draft from an ad's content, without what belongs to one machine. */
export function draftOfContent(content: AdContent): AdDraft {
  const empty = emptyDraft()
  const gallery = content.gallery.map((id) => ({ id }))
  const unique = pickFields(empty.ad, adFieldsWith("unique", true))
  return { ...empty, ad: { ...empty.ad, ...content, ...unique, gallery } }
}
