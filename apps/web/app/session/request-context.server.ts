import { createContext } from "react-router"

/** What the server knows about a request before any page runs. */
export type RequestFacts = {
  requestId: string
  nonce: string
  /** Session token from the cookie; null for a visitor. */
  token: string | null
  /** Address of the caller, for the api's rate limits; never logged. */
  clientIp: string
  userAgent: string
  /** Secret of the device's own cookie; null before it has one. */
  deviceId: string | null
  /** Whether the page must arrive complete, deferred parts too: it will be kept. */
  wantsWholePage: boolean
}

/** Loaders and actions read the facts with `context.get(requestFacts)`. */
export const requestFacts = createContext<RequestFacts>()
