import { useEffect } from "react"
import { tryStorage } from "../../browser/storage.ts"
import { whenIdle } from "../../browser/when-idle.ts"
import { savedKey } from "./saved-key.ts"

/** Whether this browser has, or had, saved ads. */
const hasSaved = () => tryStorage(() => window.localStorage.getItem(savedKey)) !== null

/** Keeps the saved ads of browser and account the same, once the page rests. */
export function useSavedSync(viewerId: number | null): void {
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    const start = async () => {
      if (viewerId === null && !hasSaved()) return
      const { startSync } = await import("./saved-sync.ts")
      if (!isOver) stop = startSync(viewerId)
    }
    // Without a connection the next page tries again.
    const cancel = whenIdle(() => void start().catch(() => undefined))
    return () => {
      isOver = true
      cancel()
      stop()
    }
  }, [viewerId])
}
