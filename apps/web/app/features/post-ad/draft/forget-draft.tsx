import { useEffect } from "react"
import { useDraftStore } from "./use-draft-store.ts"

/** Forgets this browser's draft of an ad that was sent: the form is as it was at first. */
export function ForgetDraft({ owner, ad }: { owner: number; ad: number }) {
  const store = useDraftStore(owner)
  useEffect(() => {
    const local = store?.getState()
    if (local?.draft.ad.ad_id === ad) local.clearAll()
  }, [store, ad])
  return null
}
