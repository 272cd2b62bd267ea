import { useEffect, useState } from "react"
import { useStore } from "zustand"
import { draftOwner, draftStorageKey } from "../../../entities/draft/stored-draft.ts"
import { createDraftStore, type DraftActions, type DraftStore } from "./draft-store.ts"
import { isLocalDraft, isUnsaved, type LocalDraft } from "./local-draft.ts"

/** One store per user for the lifetime of the page, shared by form and summary. */
const stores = new Map<number, DraftStore>()

function storeOf(owner: number): DraftStore {
  const store = stores.get(owner) ?? createDraftStore(owner)
  stores.set(owner, store)
  return store
}

/** A user's draft store; null on the server and until hydration, where storage is unavailable. */
export function useDraftStore(owner: number): DraftStore | null {
  const [store, setStore] = useState<DraftStore | null>(null)
  useEffect(() => {
    const own = storeOf(owner)
    own.persist.rehydrate()
    forgetSavedOfOthers(owner)
    setStore(own)
    const follow = (event: StorageEvent) => {
      // Another tab changed the draft: load its version.
      if (event.key === draftStorageKey(owner)) own.persist.rehydrate()
    }
    window.addEventListener("storage", follow)
    return () => window.removeEventListener("storage", follow)
  }, [owner])
  return store
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
