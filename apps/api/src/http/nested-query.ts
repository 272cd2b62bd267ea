import { DomainError } from "@wara/domain/errors"
import { parse } from "qs"
import type { App } from "../app-context.ts"

/** Maximum characters of a query that is parsed; no page of ours needs a tenth of it. */
export const queryLimit = 10_000

const refused = new WeakMap<object, string>()

/**
 * Parses `filters[slug][$eq]=x` and the like. It runs before routing, where an error could not be
 * answered, so an invalid query is remembered and refused by the hook below.
 */
export function parseNestedQuery(text: string): Record<string, unknown> {
  try {
    if (text.length > queryLimit) return refuse(`must have at most ${queryLimit} characters`)
    // The parser drops this name silently, and nothing may be ignored silently.
    if (text.split("&").some(namesPrototype)) return refuse("must not name __proto__")
    return parse(text, {
      depth: 16,
      strictDepth: true,
      arrayLimit: 200,
      parameterLimit: 400,
      throwOnLimitExceeded: true,
      plainObjects: true,
    })
  } catch {
    return refuse("has too many parts or nests too deeply")
  }
}

export function refuseUnreadQueries(app: App): void {
  app.addHook("onRequest", async ({ query }) => {
    const reason = typeof query === "object" && query !== null ? refused.get(query) : undefined
    if (reason === undefined) return
    throw new DomainError("ValidationError", `query: ${reason}`, [
      { path: ["query"], message: reason },
    ])
  })
}

function namesPrototype(part: string): boolean {
  const name = part.split("=", 1)[0] ?? ""
  return /(^|\[)__proto__($|[[\]])/.test(decodeURIComponent(name))
}

function refuse(reason: string): Record<string, unknown> {
  const nothing = {}
  refused.set(nothing, reason)
  return nothing
}
