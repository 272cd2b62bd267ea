import { useEffect } from "react"
import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"
import { useCovered } from "../../ui/use-covered.ts"

/** What comes over a page without being asked for, in the order in which it may. */
const order = ["site-check", "cookie-notice", "promotion"] as const

/** Something that comes without being asked for. */
type AutoOverlay = (typeof order)[number]

/**
 * Which of those that wait may be there now: one at most, and none while somebody has something open that
 * they asked for. Who is not first waits; what is there gives way to what comes before it.
 */
export function nextOverlay(waiting: readonly AutoOverlay[], isBusy: boolean): AutoOverlay | null {
  if (isBusy) return null
  return order.find((overlay) => waiting.includes(overlay)) ?? null
}

const store = createStore<{ waiting: readonly AutoOverlay[] }>()(() => ({ waiting: [] }))

/** Whether something that waits to come over the page may be there now. */
export function useTurn(overlay: AutoOverlay, isWaiting: boolean): boolean {
  const waiting = useStore(store, (state) => state.waiting)
  const isBusy = useCovered() === "asked"
  useEffect(() => {
    if (!isWaiting) return
    store.setState(({ waiting }) => ({ waiting: [...waiting, overlay] }))
    return () => {
      store.setState(({ waiting }) => ({ waiting: waiting.filter((other) => other !== overlay) }))
    }
  }, [overlay, isWaiting])
  return isWaiting && nextOverlay(waiting, isBusy) === overlay
}
