import { RouterContextProvider } from "react-router"
import { type RequestFacts, requestFacts } from "../app/session/request-context.server.ts"

/** The facts of a visitor's request, with the given changes. */
function buildFacts(given: Partial<RequestFacts> = {}): RequestFacts {
  const browser = { clientIp: "203.0.113.7", userAgent: "Test", deviceId: null }
  const answer = { requestId: "id-1", nonce: "nonce-1", wantsWholePage: true }
  return { token: null, ...browser, ...answer, ...given }
}

/** The request context of loaders and actions. */
export function buildContext(given: Partial<RequestFacts> = {}): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestFacts, buildFacts(given))
  return context
}
