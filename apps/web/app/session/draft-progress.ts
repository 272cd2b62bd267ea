import { isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { useSyncExternalStore } from "react"
import { draftStorageKey, readStoredDraft } from "./stored-draft.ts"

/** The draft changed in this tab; other tabs hear of it from the browser itself. */
const changed = "wara-draft-changed"

/** Tells this tab's header that the draft changed. */
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

/** What was read last: reading is asked for at every drawing, parsing only when the text is another. */
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

/** Whether a person has begun an ad in this browser and not sent it yet (spec §2); never on the server. */
export function useDraftInProgress(owner: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBegun(owner),
    () => false,
  )
}
