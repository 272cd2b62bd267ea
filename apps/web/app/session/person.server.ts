import type { Account, AuthAnswer } from "@wara/contract/account"
import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  replace,
} from "react-router"
import { loadViewer } from "../backend/account.server.ts"
import { BackendError, isUnavailable } from "../backend/backend-error.server.ts"
import { config } from "../config.server.ts"
import {
  blockCookie,
  clearedBlockCookie,
  clearedSessionCookie,
  deviceCookie,
  newCookieSecret,
  sessionCookie,
} from "./cookies.server.ts"
import { type RequestFacts, requestFacts } from "./request-context.server.ts"

/** The person of a request, loaded from the backend once. */
export type Person = {
  /** The account logged in; null for a visitor and when it could not be loaded. */
  load: () => Promise<Account | null>
}

/** Loaders read who is there with `context.get(person).load()`. */
export const person = createContext<Person>()

/**
 * Whether the browser has a session that could not be checked, because the backend could not be asked.
 * The request goes on as a visitor's, but nobody was logged out: such a person is not sent to log in.
 */
export const sessionUnchecked = createContext(false)

/** The token of such a session, for forms that are sent all the same: the backend itself judges it. */
export const uncheckedToken = createContext<string | null>(null)

/** Whether an answer already says what becomes of the session, as one that logs in does. */
function answersSession(response: Response): boolean {
  const start = `${config.sessionCookieName}=`
  return response.headers.getSetCookie().some((cookie) => cookie.startsWith(start))
}

/** Seconds after which the backend may be there again. */
const retryAfter = "30"

type Checked =
  | { kind: "open"; account: Account }
  /** `blocked` is the team's reason for blocking the account, null when the session ended otherwise. */
  | { kind: "ended"; blocked: string | null }
  /** The backend could not be asked. */
  | { kind: "unchecked" }

async function checkSession(facts: RequestFacts): Promise<Checked> {
  try {
    return { kind: "open", account: await loadViewer(facts) }
  } catch (error) {
    if (isUnavailable(error)) return { kind: "unchecked" }
    const isBlock = error instanceof BackendError && error.name === "AccountBlockedError"
    return { kind: "ended", blocked: isBlock ? (error.details.errors?.[0]?.message ?? "") : null }
  }
}

/**
 * Loads the person before anything else runs. When the backend answers anything but an account, the
 * token is cleared (spec §4), and of a blocked account the browser keeps the reason for the log-in
 * page; when it could not be asked, the cookie stays. Either way the rest of the
 * request goes on as a visitor's: with a dead token the backend would refuse what everybody may read.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const facts = context.get(requestFacts)
  const session = facts.token === null ? null : await checkSession(facts)
  const account = session?.kind === "open" ? session.account : null
  context.set(person, { load: () => Promise.resolve(account) })
  if (session === null || session.kind === "open") return next()
  context.set(requestFacts, { ...facts, token: null })
  context.set(sessionUnchecked, session.kind === "unchecked")
  if (session.kind === "unchecked") context.set(uncheckedToken, facts.token)
  const response = await next()
  if (session.kind === "unchecked")
    return response.status === 503 && !response.headers.has("Retry-After")
      ? withHeader(response, "Retry-After", retryAfter)
      : response
  if (answersSession(response)) return response
  const cleared = withHeader(response, "Set-Cookie", clearedSessionCookie())
  return session.blocked === null
    ? cleared
    : withHeader(cleared, "Set-Cookie", blockCookie(session.blocked))
}

function withHeader(response: Response, name: string, value: string): Response {
  const headers = new Headers(response.headers)
  headers.append(name, value)
  const { body, status, statusText } = response
  return new Response(body, { status, statusText, headers })
}

/** Cookies of a browser that has just logged in. */
export function logInHeaders(answer: AuthAnswer, deviceId: string | null): Headers {
  const headers = new Headers()
  headers.append("Set-Cookie", sessionCookie(answer.jwt))
  headers.append("Set-Cookie", clearedBlockCookie())
  if (deviceId !== null) headers.append("Set-Cookie", deviceCookie(deviceId))
  return headers
}

/**
 * The facts of a request whose browser is known from now on: for calls that log in. Its device gets a
 * secret if it has none.
 */
export function knownDevice(context: Readonly<RouterContextProvider>) {
  const facts = context.get(requestFacts)
  return { ...facts, deviceId: facts.deviceId ?? newCookieSecret() }
}

/** Logs the browser in and goes on to `to`, a path of this site; going back skips the form. */
export function redirectLoggedIn(
  answer: AuthAnswer,
  deviceId: string | null,
  to: string,
): Response {
  return replace(to, { status: 303, headers: logInHeaders(answer, deviceId) })
}
