import { useEffect, useState } from "react"
import { useStore } from "zustand"
import { draftOwner, draftStorageKey } from "../../../session/stored-draft.ts"
import { createDraftStore, type DraftActions, type DraftStore } from "./draft-store.ts"
import { isLocalDraft, isUnsaved, type LocalDraft } from "./local-draft.ts"

/** One a person for as long as the page lives, so that its form and its summary share it. */
const stores = new Map<number, DraftStore>()

function storeOf(owner: number): DraftStore {
  const store = stores.get(owner) ?? createDraftStore(owner)
  stores.set(owner, store)
  return store
}

/** The draft of a person; null on the server and while the page wakes up, which know no storage. */
export function useDraftStore(owner: number): DraftStore | null {
  const [store, setStore] = useState<DraftStore | null>(null)
  useEffect(() => {
    const own = storeOf(owner)
    own.persist.rehydrate()
    forgetSavedOfOthers(owner)
    setStore(own)
    const follow = (event: StorageEvent) => {
      // Another tab wrote: what is typed there is typed here.
      if (event.key === draftStorageKey(owner)) own.persist.rehydrate()
    }
    window.addEventListener("storage", follow)
    return () => window.removeEventListener("storage", follow)
  }, [owner])
  return store
}

/** Everything of a draft. */
export function useDraft(store: DraftStore): LocalDraft & DraftActions {
  return useStore(store)
}

/** Drafts of other people who used this browser go, once the server has them. */
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
    // Nothing is stored where nothing can be stored.
  }
}
