import { paths } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { whenIdle } from "../../ui/when-idle.ts"

/**
 * Lets this browser keep the page that it shows without a connection. Where that is switched off, the
 * worker that a browser may still have takes itself away.
 */
export function useOfflinePage(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("serviceWorker" in navigator)) return
    // A browser that keeps no such thing, as in a private window, does without.
    const register = () => navigator.serviceWorker.register(paths.serviceWorker)
    return whenIdle(() => void register().catch(() => undefined))
  }, [isOn])
}
