import type { AdDraft } from "./ad-draft.ts"
import { emptyDraft } from "./ad-draft.ts"
import type { AdContent } from "./ad-schema.ts"

/** What a draft says of its ad, as the content that is judged when it is submitted; valid or not. */
export function draftContent(draft: AdDraft): AdContent {
  const { ad_id: _, gallery, ...fields } = draft.ad
  return { ...fields, gallery: gallery.map(({ id }) => id) }
}

/** A new draft that begins with an ad's content; its serial number belongs to that one machine. */
export function draftOfContent(content: AdContent): AdDraft {
  const empty = emptyDraft()
  const gallery = content.gallery.map((id) => ({ id }))
  return { ...empty, ad: { ...empty.ad, ...content, serial_number: "", gallery } }
}
