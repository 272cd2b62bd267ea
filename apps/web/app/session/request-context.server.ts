import { createContext, type RouterContextProvider } from "react-router"
import { callerOptions } from "../backend/caller.server.ts"
import type { CallOptions } from "../backend/client.server.ts"

/** Facts about a request that are set before any page runs. */
export type RequestFacts = {
  requestId: string
  nonce: string
  /** Session token from the cookie; null for a visitor. */
  token: string | null
  /** IP address of the caller, for the API's rate limits; never logged. */
  clientIp: string
  userAgent: string
  /** Secret of the device cookie; null before it is set. */
  deviceId: string | null
  /** Whether the page must be complete, including deferred parts, because it will be cached. */
  wantsWholePage: boolean
}

export const requestFacts = createContext<RequestFacts>()

/** The server's build of the browser files; empty in development. */
export const release = createContext("")

/**
 * Options of the calls that load a page: logged-in users read with their token, so that they see
 * the sellers [S6.2]. Visitors' pages are cached for all of them and must not contain caller data.
 */
export function readingOptions(
  context: Readonly<RouterContextProvider>,
  signal?: AbortSignal,
): CallOptions {
  const facts = context.get(requestFacts)
  return {
    ...(facts.token === null ? {} : callerOptions(facts)),
    ...(signal === undefined ? {} : { signal }),
  }
}
