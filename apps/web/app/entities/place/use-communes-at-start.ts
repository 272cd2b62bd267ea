import { useEffect } from "react"
import { isSavingData } from "../../browser/prefetch/saving-data.ts"
import { whenIdle } from "../../browser/when-idle.ts"

/**
 * Loads the communes once the first page is idle; on slow or metered connections, only when needed.
 */
export function useCommunesAtStart(): void {
  useEffect(() => {
    if (isSavingData()) return
    return whenIdle(() => {
      import("./communes-store.ts").then(({ startCommunes }) => startCommunes()).catch(() => {})
    })
  }, [])
}
