import { notify } from "../../ui/notify.ts"
import type { Saveable } from "./saveable.ts"
import { isSaved, savedStore, toggleSaved } from "./saved-store.ts"
import { followViewer, syncSaved } from "./saved-sync.ts"
import { heartTexts } from "./texts.ts"

export { followViewer }

/** Calls back when what this browser has saved changes. */
export function watchSaved(inform: () => void): void {
  savedStore.subscribe(inform)
}

export function isSavedHere(ad: number): boolean {
  return isSaved(ad)(savedStore.getState())
}

/** Saves an ad, or forgets it, at once and also without a connection [B10.22]. */
export function toggle(ad: Saveable, viewerId: number | null): void {
  followViewer(viewerId)
  const isFirst = savedStore.getState().saved.length === 0
  toggleSaved({ ad: ad.id, price: ad.price, currency: ad.currency }, new Date())
  // Once, to say where they are.
  if (isFirst) notify("success", heartTexts.added)
  void syncSaved()
}
