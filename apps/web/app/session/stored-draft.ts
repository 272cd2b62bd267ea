import { type AdDraft, emptyDraft } from "@wara/domain/ads/ad-draft"
import { isRecord } from "../ui/is-record.ts"

/** Where local storage keeps the draft of a person, named so that nobody else at that browser sees it. */
export function draftStorageKey(owner: number): string {
  return `wara-draft-${owner}`
}

/** The person whose draft a key keeps; null when it keeps none. */
export function draftOwner(key: string): number | null {
  const [, owner] = /^wara-draft-(\d+)$/.exec(key) ?? []
  return owner === undefined ? null : Number(owner)
}

/** Whether what was stored, by this version of the site or another, is a draft. */
export function isDraft(value: unknown): value is AdDraft {
  if (!isLike(value, emptyDraft())) return false
  return value.ad.gallery.every((image) => isLike(image, { id: 0 }))
}

/** The draft of what local storage keeps; null when that is none. */
export function readStoredDraft(text: string): AdDraft | null {
  const stored: unknown = JSON.parse(text)
  const state = isRecord(stored) ? stored.state : null
  const draft = isRecord(state) ? state.draft : null
  return isDraft(draft) ? draft : null
}

/** Whether a value has every field of a sample, each of the same kind. */
function isLike<Sample extends object>(value: unknown, sample: Sample): value is Sample {
  if (!isRecord(value)) return false
  return Object.entries(sample).every(([name, like]) => {
    const field = value[name]
    // The one field that may be nothing is the number of the ad.
    if (like === null) return field === null || typeof field === "number"
    if (Array.isArray(like)) return Array.isArray(field)
    return typeof like === "object" ? isLike(field, like) : typeof field === typeof like
  })
}
