import { paths } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { whenIdle } from "../../browser/when-idle.ts"

/**
 * Registers the service worker of the offline page. Where it is disabled, an installed worker
 * unregisters itself.
 */
export function useOfflinePage(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("serviceWorker" in navigator)) return
    // Browsers without service workers, such as private windows, are ignored.
    const register = () => navigator.serviceWorker.register(paths.serviceWorker)
    return whenIdle(() => void register().catch(() => undefined))
  }, [isOn])
}
