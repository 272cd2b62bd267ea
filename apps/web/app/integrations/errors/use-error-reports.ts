import { useEffect } from "react"
import { loadQuietly } from "../../browser/reload/load-quietly.ts"
import { onErrors } from "./recorded-errors.ts"

const load = async () => {
  const { createBrowserReports } = await import("./browser-reports.ts")
  return createBrowserReports()
}

/**
 * Reports errors of this browser where reporting is enabled. The reporter is loaded with the first
 * error, so that working pages do not load it.
 */
export function useErrorReports(isOn: boolean): void {
  useEffect(() => {
    // Reporting is off, so recorded errors are dropped.
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
