import { useEffect, useLayoutEffect, useState } from "react"
import { useStore } from "zustand"
import { draftOwner, draftStorageKey } from "../../../entities/draft/stored-draft.ts"
import { createDraftStore, type DraftActions, type DraftStore } from "./draft-store.ts"
import { isLocalDraft, isUnsaved, type LocalDraft } from "./local-draft.ts"

/** One store per user for the lifetime of the page, shared by form and summary. */
const stores = new Map<number, DraftStore>()

function storeOf(owner: number): DraftStore {
  const store = stores.get(owner) ?? createDraftStore(owner, { skipHydration: true })
  // The server renders for many people, and reads no draft.
  if (typeof window !== "undefined") stores.set(owner, store)
  return store
}

/**
 * A user's draft store. It is empty on the server and in the first render of a page from there; then
 * the browser's draft is read, before any effect of the page runs.
 */
export function useOpenedDraft(owner: number): { store: DraftStore; isOpen: boolean } {
  const [store] = useState(() => storeOf(owner))
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    store.persist.rehydrate()
    setOpen(true)
  }, [store])
  useEffect(() => {
    forgetSavedOfOthers(owner)
    const follow = (event: StorageEvent) => {
      // Another tab changed the draft: load its version.
      if (event.key === draftStorageKey(owner)) store.persist.rehydrate()
    }
    window.addEventListener("storage", follow)
    return () => window.removeEventListener("storage", follow)
  }, [owner, store])
  return { store, isOpen }
}

/** The same for what shows nothing before the browser's draft is read: null until then. */
export function useDraftStore(owner: number): DraftStore | null {
  const { store, isOpen } = useOpenedDraft(owner)
  return isOpen ? store : null
}

export function useDraft(store: DraftStore): LocalDraft & DraftActions {
  return useStore(store)
}

/** Deletes drafts of other users of this browser once they are saved on the server. */
function forgetSavedOfOthers(owner: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const other = draftOwner(key)
      if (other === null || other === owner) continue
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null")
      const state =
        typeof stored === "object" && stored !== null && "state" in stored ? stored.state : null
      if (isLocalDraft(state) && !isUnsaved(state)) localStorage.removeItem(key)
    }
  } catch {
    // Storage may be unavailable.
  }
}
