import type { Account } from "@wara/contract/account"
import { audienceHeader } from "@wara/contract/audience"
import { createContext, type RouterContextProvider } from "react-router"
import { callerOptions } from "../backend/caller.server.ts"
import type { CallOptions } from "../backend/client.server.ts"
import type { Viewer } from "./viewer.ts"

/** The result of checking a session token. */
export type CheckedSession =
  | { kind: "open"; account: Account }
  /**
   * `blocked` is the team's reason for blocking the account; null when the session ended otherwise.
   */
  | { kind: "ended"; blocked: string | null }
  /** The backend was unavailable. */
  | { kind: "unchecked" }

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
  /** The session of the token if the server has checked it already; pages check it themselves. */
  session?: CheckedSession
  /** Set while a page is rendered once for all logged-in users. */
  forUsers?: PageForUsers
}

/**
 * A page that is rendered for all logged-in users has a made-up viewer and no token. Whatever reads
 * the account or the token itself depends on the person, and abandons such a page.
 */
export type PageForUsers = {
  viewer: Viewer
  /** Abandons the page, which is then rendered for each person. */
  abandon: () => never
}

export const requestFacts = createContext<RequestFacts>()

/** The server's build of the browser files; empty in development. */
export const release = createContext("")

/**
 * Options of the calls that load a page: logged-in users read with their token, so that they see
 * the sellers [S6.2], and pages for all of them are read with the audience that stands for them.
 * Shared pages must not contain caller data.
 */
export function readingOptions(
  context: Readonly<RouterContextProvider>,
  signal?: AbortSignal,
): CallOptions {
  const facts = context.get(requestFacts)
  const reader = facts.forUsers === undefined ? callerOf(facts) : asAnyUser
  return { ...reader, ...(signal === undefined ? {} : { signal }) }
}

const asAnyUser: CallOptions = { headers: { [audienceHeader]: "user" } }

const callerOf = (facts: RequestFacts): CallOptions =>
  facts.token === null ? {} : callerOptions(facts)
