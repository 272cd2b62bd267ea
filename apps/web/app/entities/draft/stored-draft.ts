import { type AdDraft, emptyDraft, isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { useSyncExternalStore } from "react"
import { isRecord } from "../../browser/is-record.ts"

/**
 * Local storage key for a user's draft, per user, so that other users of the browser do not see it.
 */
export function draftStorageKey(owner: number): string {
  return `wara-draft-${owner}`
}

export function draftOwner(key: string): number | null {
  const [, owner] = /^wara-draft-(\d+)$/.exec(key) ?? []
  return owner === undefined ? null : Number(owner)
}

/** Whether a stored value, possibly from another version of the site, is a draft. */
export function isDraft(value: unknown): value is AdDraft {
  if (!isLike(value, emptyDraft())) return false
  return value.ad.gallery.every((image) => isLike(image, { id: 0 }))
}

export function readStoredDraft(text: string): AdDraft | null {
  const stored: unknown = JSON.parse(text)
  const state = isRecord(stored) ? stored.state : null
  const draft = isRecord(state) ? state.draft : null
  return isDraft(draft) ? draft : null
}

/** Whether a value has every field of a sample with the same types. */
function isLike<Sample extends object>(value: unknown, sample: Sample): value is Sample {
  if (!isRecord(value)) return false
  return Object.entries(sample).every(([name, like]) => {
    const field = value[name]
    // The only nullable field is the ad number.
    if (like === null) return field === null || typeof field === "number"
    if (Array.isArray(like)) return Array.isArray(field)
    return typeof like === "object" ? isLike(field, like) : typeof field === typeof like
  })
}

/** Event name for draft changes in this tab; other tabs get the browser's storage event. */
const changed = "wara-draft-changed"

/** Notifies this tab's header that the draft changed. */
export function notifyDraftChanged(): void {
  window.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener("storage", listener)
    window.removeEventListener(changed, listener)
  }
}

/** The last value read: it is read at every render, but only parsed when the text has changed. */
let known = { text: "", isStarted: false }

function isStarted(owner: number): boolean {
  try {
    const text = localStorage.getItem(draftStorageKey(owner)) ?? ""
    if (text === known.text) return known.isStarted
    const draft = text === "" ? null : readStoredDraft(text)
    known = { text, isStarted: draft !== null && isPartlyFilled(draft) }
    return known.isStarted
  } catch {
    return false
  }
}

/**
 * Whether the user has started an ad in this browser and not sent it yet [S2.19]; always false on
 * the server.
 */
export function useDraftInProgress(owner: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isStarted(owner),
    () => false,
  )
}
