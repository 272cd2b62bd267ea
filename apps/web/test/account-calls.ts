import type { Account } from "@wara/contract/account"
import { buildAccount } from "@wara/factories/build-account"
import { type Answer, openAnsweringApi, refusal } from "./answering-api.ts"
import { buildContext } from "./build-context.ts"

/** The user of the account's tests. */
export const account = buildAccount({ username: "ana.soto", confirmed: false })

/** A response that rejects one field. */
export function wrong(field: string, message: string, status = 400): Answer {
  return refusal(status, "ValidationError", { errors: [{ path: ["data", field], message }] })
}

/**
 * An api that answers by `METHOD /path`, and how the account's pages are asked and posted to by a
 * person. Import pages after it: they read the api's address.
 */
export async function openAccountCalls(answerOf: (call: string) => Answer | undefined) {
  const api = await openAnsweringApi((method, path) => answerOf(`${method} ${path}`))
  process.env.API_URL = api.url
  const { person } = await import("../app/session/person.server.ts")

  function ask(path: string, given: Account = account) {
    const url = new URL(path, "http://localhost:3000")
    const context = buildContext({ token: "good" })
    context.set(person, { load: () => Promise.resolve(given) })
    return { request: new Request(url), url, params: {}, pattern: url.pathname, context } as const
  }

  function post(path: string, fields: Record<string, string>, given: Account = account) {
    const asked = ask(path, given)
    const body = new URLSearchParams(fields)
    return { ...asked, request: new Request(asked.url, { method: "POST", body }) }
  }

  const sent = () => api.received.filter(({ method }) => method !== "GET")
  const bodies = () => sent().map(({ body }) => JSON.parse(body))
  return { api, person, ask, post, sent, bodies }
}
