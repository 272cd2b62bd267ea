import { isNobodysError } from "./nobodys-error.ts"

/** Errors that wait for somebody who reports them; one that repeats itself tells nothing new. */
const mostWaiting = 10

let waiting: unknown[] = []
let take: ((errors: unknown[]) => void) | null = null

function noteError(error: unknown): void {
  if (isNobodysError(error)) return
  if (waiting.length < mostWaiting) waiting.push(error)
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
  window.addEventListener("error", (event) => noteError(event.error))
  window.addEventListener("unhandledrejection", (event) => {
    // What somebody else has dealt with is no error any more.
    if (!event.defaultPrevented) noteError(event.reason)
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
export function tellCaught(error: unknown): void {
  if (!isNobodysError(error)) window.reportError(error)
}
