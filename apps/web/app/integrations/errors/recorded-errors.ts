import { useEffect } from "react"
import { isRouteErrorResponse } from "react-router"
import { isBrokenConnection } from "../../browser/reload/load-route-module.ts"
import { loadQuietly } from "../../browser/reload/reload.ts"

/** Errors that the server has already reported, and browser messages about third-party scripts. */
const notOurs = /^(?:Unexpected Server Error|Script error\.?|ResizeObserver loop)/

/**
 * Whether an error needs no report: a server response, which the server reports itself; a page left
 * before it loaded; a broken connection.
 */
export function isIgnorableError(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return true
  if (!(error instanceof Error)) {
    const isAborted = error instanceof DOMException && error.name === "AbortError"
    return isAborted || error === null || error === undefined
  }
  if (error.name === "AbortError" || error.name === "LostFile") return true
  return isBrokenConnection(error) || notOurs.test(error.message)
}

/** Maximum of errors that wait for a reporter; repeated errors add no information. */
const maxWaiting = 10

let waiting: unknown[] = []
let take: ((errors: unknown[]) => void) | null = null

function recordError(error: unknown): void {
  if (isIgnorableError(error)) return
  if (waiting.length < maxWaiting) waiting.push(error)
  handOver()
}

function handOver(): void {
  if (take === null || waiting.length === 0) return
  const errors = waiting
  waiting = []
  take(errors)
}

/** Records errors of the page from now on; call it before anything else runs. */
export function watchErrors(): void {
  window.addEventListener("error", (event) => recordError(event.error))
  window.addEventListener("unhandledrejection", (event) => {
    // An error that other code has handled is not reported.
    if (!event.defaultPrevented) recordError(event.reason)
  })
}

/**
 * Passes errors to `report`, including those recorded earlier; returns the unsubscribe function.
 */
export function onErrors(report: (errors: unknown[]) => void): () => void {
  take = report
  handOver()
  return () => {
    if (take === report) take = null
  }
}

/** Reports an error that an error boundary caught, as if it were uncaught. */
export function reportCaught(error: unknown): void {
  if (!isIgnorableError(error)) window.reportError(error)
}

const silenced = ["debug", "info", "warn", "error"] as const

/**
 * Silences the console in production [S8.9], because its output would expose internals. Uncaught
 * errors are still printed by the browser, and reported.
 */
export function silenceConsole(target: Pick<Console, (typeof silenced)[number]> = console): void {
  for (const level of silenced) target[level] = () => undefined
}

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
