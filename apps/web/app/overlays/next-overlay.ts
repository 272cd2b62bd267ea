import { useEffect, useSyncExternalStore } from "react"
import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"

/** Dialogs, and panels that cover the whole page. */
const covers = "[role=dialog], [role=alertdialog], .covers-page[open]"

/** Dialogs are added as children of the body; panels fire `toggle`. */
function subscribe(reader: () => void): () => void {
  const observer = new MutationObserver(reader)
  observer.observe(document.body, { childList: true })
  document.addEventListener("toggle", reader, { capture: true })
  return () => {
    observer.disconnect()
    document.removeEventListener("toggle", reader, { capture: true })
  }
}

/**
 * What covers the page: something that a user opened, something that opened automatically, or
 * nothing, as on the server.
 */
export function useCovered(): "user" | "automatic" | null {
  const read = () => {
    const all = [...document.querySelectorAll<HTMLElement>(covers)]
    if (all.some(({ dataset }) => dataset.automatic === undefined)) return "user"
    return all.length > 0 ? "automatic" : null
  }
  return useSyncExternalStore(subscribe, read, () => null)
}

/** Overlays that appear by themselves, in order of priority. */
const order = ["site-check", "cookie-notice", "promotion"] as const

type AutoOverlay = (typeof order)[number]

/**
 * The waiting overlay that may be shown: one at most, and none while the user has an overlay open.
 * An overlay that is shown gives way to one with a higher priority.
 */
export function nextOverlay(waiting: readonly AutoOverlay[], isBusy: boolean): AutoOverlay | null {
  if (isBusy) return null
  return order.find((overlay) => waiting.includes(overlay)) ?? null
}

const store = createStore<{ waiting: readonly AutoOverlay[] }>()(() => ({ waiting: [] }))

/** Whether a waiting overlay may be shown now. */
export function useTurn(overlay: AutoOverlay, isWaiting: boolean): boolean {
  const waiting = useStore(store, (state) => state.waiting)
  const isBusy = useCovered() === "user"
  useEffect(() => {
    if (!isWaiting) return
    store.setState(({ waiting }) => ({ waiting: [...waiting, overlay] }))
    return () => {
      store.setState(({ waiting }) => ({ waiting: waiting.filter((other) => other !== overlay) }))
    }
  }, [overlay, isWaiting])
  return isWaiting && nextOverlay(waiting, isBusy) === overlay
}
