import type { Account, AuthAnswer } from "@wara/contract/account"
import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  replace,
} from "react-router"
import { loadViewer } from "../backend/account.server.ts"
import { BackendError, isUnavailable } from "../backend/backend-error.server.ts"
import type { Caller } from "../backend/caller.server.ts"
import { config } from "../config.server.ts"
import { writtenName } from "./cookie-names.ts"
import {
  blockCookie,
  clearedBlockCookie,
  clearedSessionCookies,
  deviceCookie,
  newCookieSecret,
  renamedSessionCookies,
  sessionCookie,
} from "./cookies.server.ts"
import { type CheckedSession, requestFacts } from "./request-context.server.ts"
import { toViewer, type Viewer } from "./viewer.ts"

/** The account of a request, loaded from the backend at most once. */
export type Person = {
  /** The logged-in account; null for a visitor and when it could not be loaded. */
  load: () => Promise<Account | null>
}

/** Loaders read the account with `context.get(person).load()`. */
export const person = createContext<Person>()

/** What the frame of every page shows of the account; null for a visitor. */
export const viewer = createContext<Viewer | null>(null)

/**
 * Whether the browser has a session that could not be checked because the backend was unavailable.
 * The request continues as a visitor's, but the user was not logged out and must not be redirected
 * to log in [B5.18].
 */
export const sessionUnchecked = createContext(false)

/** The token of such a session, for forms that are submitted anyway: the backend checks it. */
export const uncheckedToken = createContext<string | null>(null)

/** Whether a response already sets the session cookie, for example after a log-in. */
function answersSession(response: Response): boolean {
  const start = `${writtenName(config, config.sessionCookieName)}=`
  return response.headers.getSetCookie().some((cookie) => cookie.startsWith(start))
}

/** Seconds after which the backend may be available again. */
const retryAfter = "30"

/** Checks the token of a request by loading its account: one call to the backend. */
export async function checkSession(facts: Caller): Promise<CheckedSession> {
  try {
    return { kind: "open", account: await loadViewer(facts) }
  } catch (error) {
    if (isUnavailable(error)) return { kind: "unchecked" }
    const isBlock = error instanceof BackendError && error.name === "AccountBlockedError"
    return { kind: "ended", blocked: isBlock ? (error.details.errors?.[0]?.message ?? "") : null }
  }
}

/**
 * Loads the account before anything else runs. If the backend returns anything but an account, the
 * token is cleared [S4.2], and for a blocked account the reason is stored for the log-in page; if
 * the backend is unavailable, the cookie is kept. Either way the request continues as a visitor's,
 * because the backend would refuse even public data with an invalid token.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { context, request },
  next,
) => {
  const facts = context.get(requestFacts)
  if (facts.forUsers !== undefined) {
    context.set(viewer, facts.forUsers.viewer)
    context.set(person, { load: facts.forUsers.abandon })
    return next()
  }
  const session = facts.token === null ? null : (facts.session ?? (await checkSession(facts)))
  const account = session?.kind === "open" ? session.account : null
  context.set(person, { load: () => Promise.resolve(account) })
  context.set(viewer, account === null ? null : toViewer(account))
  if (facts.token === null || session === null) return next()
  if (session.kind === "open") {
    const response = await next()
    const renamed = renamedSessionCookies(request, facts.token)
    return answersSession(response) ? response : withCookies(response, renamed)
  }
  context.set(requestFacts, { ...facts, token: null })
  context.set(sessionUnchecked, session.kind === "unchecked")
  if (session.kind === "unchecked") context.set(uncheckedToken, facts.token)
  const response = await next()
  if (session.kind === "unchecked")
    return response.status === 503 && !response.headers.has("Retry-After")
      ? withHeader(response, "Retry-After", retryAfter)
      : response
  if (answersSession(response)) return response
  const reason = session.blocked === null ? [] : [blockCookie(session.blocked)]
  return withCookies(response, [...clearedSessionCookies(), ...reason])
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  return cookies.reduce((answer, cookie) => withHeader(answer, "Set-Cookie", cookie), response)
}

function withHeader(response: Response, name: string, value: string): Response {
  const headers = new Headers(response.headers)
  headers.append(name, value)
  const { body, status, statusText } = response
  return new Response(body, { status, statusText, headers })
}

export function logInHeaders(answer: AuthAnswer, deviceId: string | null): Headers {
  const headers = new Headers()
  headers.append("Set-Cookie", sessionCookie(answer.jwt))
  headers.append("Set-Cookie", clearedBlockCookie())
  if (deviceId !== null) headers.append("Set-Cookie", deviceCookie(deviceId))
  return headers
}

/**
 * Facts of a request for calls that log in. A device without a secret gets one, so that the browser
 * is known from now on.
 */
export function knownDevice(context: Readonly<RouterContextProvider>) {
  const facts = context.get(requestFacts)
  return { ...facts, deviceId: facts.deviceId ?? newCookieSecret() }
}

/** Logs the browser in and redirects to `to`, a path of this site; going back skips the form. */
export function redirectLoggedIn(
  answer: AuthAnswer,
  deviceId: string | null,
  to: string,
): Response {
  return replace(to, { status: 303, headers: logInHeaders(answer, deviceId) })
}
