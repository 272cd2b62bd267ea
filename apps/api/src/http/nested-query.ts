import { DomainError } from "@wara/domain/errors"
import { LRUCache } from "lru-cache"
import { parse } from "qs"
import type { App } from "../app-context.ts"

/** Maximum characters of a query that is parsed; no page of ours needs a tenth of it. */
export const queryLimit = 10_000

const refused = new WeakMap<object, string>()

/** Short queries that were parsed lately, because clients repeat few; bounded, because they choose them. */
const known = new LRUCache<string, Record<string, unknown>>({ max: 500 })
const maxKnownLength = 500

/**
 * Parses `filters[slug][$eq]=x` and the like. It runs before routing, where an error could not be
 * answered, so an invalid query is remembered and refused by the hook below. The result is frozen:
 * requests with the same query share it.
 */
export function parseNestedQuery(text: string): Record<string, unknown> {
  const parsed = known.get(text)
  if (parsed !== undefined) return parsed
  const fresh = freeze(parseText(text))
  if (text.length <= maxKnownLength) known.set(text, fresh)
  return fresh
}

function parseText(text: string): Record<string, unknown> {
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
  app.addHook("onRequest", ({ query }, _reply, done) => {
    const reason = typeof query === "object" && query !== null ? refused.get(query) : undefined
    if (reason === undefined) return done()
    throw new DomainError("ValidationError", `query: ${reason}`, [
      { path: ["query"], message: reason },
    ])
  })
}

/** Freezes an object with all that it contains. */
function freeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(freeze)
  return Object.freeze(value)
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
