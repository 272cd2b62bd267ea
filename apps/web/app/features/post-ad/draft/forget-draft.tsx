import { useEffect } from "react"
import { useDraftStore } from "./use-draft-store.ts"

/** Deletes this browser's draft of a submitted ad, so that the form is empty again. */
export function ForgetDraft({ owner, ad }: { owner: number; ad: number }) {
  const store = useDraftStore(owner)
  useEffect(() => {
    const local = store?.getState()
    if (local?.draft.ad.ad_id === ad) local.clearAll()
  }, [store, ad])
  return null
}
