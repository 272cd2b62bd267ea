import { isRouteErrorResponse } from "react-router"
import { isBrokenConnection } from "../../session/reload/broken-connection.ts"

/** What the server says of an error of its own, which it has reported; what browsers say of others' scripts. */
const notOurs = /^(?:Unexpected Server Error|Script error\.?|ResizeObserver loop)/

/**
 * Whether there is nothing to report: an answer of the server, which knows better; a page that somebody
 * left before it was there; a connection that broke.
 */
export function isNobodysError(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return true
  if (!(error instanceof Error)) {
    const isAborted = error instanceof DOMException && error.name === "AbortError"
    return isAborted || error === null || error === undefined
  }
  if (error.name === "AbortError" || error.name === "LostFile") return true
  return isBrokenConnection(error) || notOurs.test(error.message)
}
