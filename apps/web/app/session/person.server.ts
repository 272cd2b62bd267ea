import type { Account, AuthAnswer } from "@wara/contract/account"
import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  replace,
} from "react-router"
import { loadViewer } from "../backend/account.server.ts"
import { config } from "../config.server.ts"
import {
  clearedSessionCookie,
  deviceCookie,
  newCookieSecret,
  sessionCookie,
} from "./cookies.server.ts"
import { requestFacts } from "./request-context.server.ts"

/** The person of a request, loaded from the backend once. */
export type Person = {
  /** The account logged in; null for a visitor and when it could not be loaded. */
  load: () => Promise<Account | null>
}

/** Loaders read who is there with `context.get(person).load()`. */
export const person = createContext<Person>()

/** Whether an answer already says what becomes of the session, as one that logs in does. */
function tellsSession(response: Response): boolean {
  const start = `${config.sessionCookieName}=`
  return response.headers.getSetCookie().some((cookie) => cookie.startsWith(start))
}

/**
 * Loads the person before anything else runs; when that fails, for whatever reason, the token is
 * cleared (spec §4). The rest of the request then goes on as a visitor's: with a dead token the
 * backend would refuse what everybody may read.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const facts = context.get(requestFacts)
  const account = facts.token === null ? null : await loadViewer(facts).catch(() => null)
  context.set(person, { load: () => Promise.resolve(account) })
  if (facts.token === null || account !== null) return next()
  context.set(requestFacts, { ...facts, token: null })
  const response = await next()
  if (tellsSession(response)) return response
  const headers = new Headers(response.headers)
  headers.append("Set-Cookie", clearedSessionCookie())
  const { body, status, statusText } = response
  return new Response(body, { status, statusText, headers })
}

/** Cookies of a browser that has just logged in. */
export function logInHeaders(answer: AuthAnswer, deviceId: string | null): Headers {
  const headers = new Headers()
  headers.append("Set-Cookie", sessionCookie(answer.jwt))
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
