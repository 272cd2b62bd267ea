import type { Account, AuthAnswer } from "@wara/contract/account"
import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router"
import { loadViewer } from "../backend/account.server.ts"
import {
  clearedSessionCookie,
  deviceCookie,
  newCookieSecret,
  sessionCookie,
} from "./cookies.server.ts"
import { type RequestFacts, requestFacts } from "./request-context.server.ts"

/** The person of a request, loaded from the backend at most once. */
export type Person = {
  /** The account logged in; null for a visitor and when it could not be loaded. */
  load: () => Promise<Account | null>
}

/** Loaders read who is there with `context.get(person).load()`. */
export const person = createContext<Person>()

function personOf(facts: RequestFacts): Person & { failed: () => boolean } {
  let loading: Promise<Account | null> | null = null
  let failed = false
  const load = async () => {
    if (facts.token === null) return null
    try {
      return await loadViewer(facts)
    } catch {
      failed = true
      return null
    }
  }
  return {
    load: () => {
      loading ??= load()
      return loading
    },
    failed: () => failed,
  }
}

/** Puts the person into the request; when loading fails, the token is cleared (spec §4). */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const loaded = personOf(context.get(requestFacts))
  context.set(person, loaded)
  const response = await next()
  // An action that has just logged somebody in says more than the token that came.
  if (loaded.failed() && !response.headers.has("Set-Cookie")) {
    response.headers.append("Set-Cookie", clearedSessionCookie())
  }
  return response
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

/** Logs the browser in and goes on to `to`, a path of this site. */
export function redirectLoggedIn(
  answer: AuthAnswer,
  deviceId: string | null,
  to: string,
): Response {
  return redirect(to, { status: 303, headers: logInHeaders(answer, deviceId) })
}
