import { isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { useSyncExternalStore } from "react"
import { draftStorageKey, readStoredDraft } from "./stored-draft.ts"

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
let known = { text: "", isBegun: false }

function isBegun(owner: number): boolean {
  try {
    const text = localStorage.getItem(draftStorageKey(owner)) ?? ""
    if (text === known.text) return known.isBegun
    const draft = text === "" ? null : readStoredDraft(text)
    known = { text, isBegun: draft !== null && isPartlyFilled(draft) }
    return known.isBegun
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
    () => isBegun(owner),
    () => false,
  )
}
