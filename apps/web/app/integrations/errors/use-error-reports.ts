import { useEffect } from "react"
import { loadQuietly } from "../../session/reload/load-quietly.ts"
import { onErrors } from "./recorded-errors.ts"

const load = async () => {
  const { createBrowserReports } = await import("./browser-reports.ts")
  return createBrowserReports()
}

/**
 * Reports what breaks in this browser where that is switched on. What reports is loaded with the first
 * error, so that pages which work carry nothing of it.
 */
export function useErrorReports(isOn: boolean): void {
  useEffect(() => {
    // Nobody will ever want them.
    if (!isOn) return onErrors(() => undefined)
    let loading: ReturnType<typeof load> | null = null
    return onErrors((errors) => {
      loading ??= loadQuietly(load)
      loading.then(
        (report) => errors.forEach(report),
        () => {
          loading = null
        },
      )
    })
  }, [isOn])
}
