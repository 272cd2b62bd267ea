import { useEffect } from "react"
import { isSavingData } from "../saving-data.ts"
import { whenIdle } from "../when-idle.ts"

/** Has the communes loaded once the first page has come to rest; where bytes count, when needed. */
export function useCommunesAtStart(): void {
  useEffect(() => {
    if (isSavingData()) return
    return whenIdle(() => {
      import("./communes-store.ts").then(({ startCommunes }) => startCommunes()).catch(() => {})
    })
  }, [])
}
