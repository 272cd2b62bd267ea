import { useEffect } from "react"
import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"
import { useCovered } from "../../ui/use-covered.ts"
import { type Unasked, whoseTurn } from "./whose-turn.ts"

const store = createStore<{ waiting: readonly Unasked[] }>()(() => ({ waiting: [] }))

/** Whether something that waits to come over the page may be there now. */
export function useTurn(overlay: Unasked, isWaiting: boolean): boolean {
  const waiting = useStore(store, (state) => state.waiting)
  const isBusy = useCovered() === "asked"
  useEffect(() => {
    if (!isWaiting) return
    store.setState(({ waiting }) => ({ waiting: [...waiting, overlay] }))
    return () => {
      store.setState(({ waiting }) => ({ waiting: waiting.filter((other) => other !== overlay) }))
    }
  }, [overlay, isWaiting])
  return isWaiting && whoseTurn(waiting, isBusy) === overlay
}
