import { isRouteErrorResponse } from "react-router"
import { isBrokenConnection } from "../../session/reload/broken-connection.ts"

/** What the server says of an error of its own, which it has reported; what browsers say of others' scripts. */
const notOurs = /^(?:Unexpected Server Error|Script error\.?|ResizeObserver loop)/

/**
 * Whether there is nothing to report: an answer of the server, which knows better; a page that somebody
 * left before it was there; a connection that broke.
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

/** Errors that wait for somebody who reports them; one that repeats itself tells nothing new. */
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

/** Notes what breaks on the page from now on; called before anything else runs. */
export function watchErrors(): void {
  window.addEventListener("error", (event) => recordError(event.error))
  window.addEventListener("unhandledrejection", (event) => {
    // What somebody else has dealt with is no error any more.
    if (!event.defaultPrevented) recordError(event.reason)
  })
}

/** Hands errors to `report`, those of before at once; the answer ends it. */
export function onErrors(report: (errors: unknown[]) => void): () => void {
  take = report
  handOver()
  return () => {
    if (take === report) take = null
  }
}

/** Tells of an error that a page was drawn for, as if nobody had caught it: here it is noted. */
export function reportCaught(error: unknown): void {
  if (!isIgnorableError(error)) window.reportError(error)
}
