import { parse } from "qs"

/** Longest query that is read, in characters; no page of ours needs a tenth of it. */
export const queryLimit = 10_000

/**
 * Reads `filters[slug][$eq]=x` and its like. Too deep, too long or with two meanings is not an error
 * here, where nobody could name the field, but is told apart by the parser of collections.
 */
export function parseNestedQuery(text: string): Record<string, unknown> {
  if (text.length > queryLimit) return { [tooLongQuery]: "" }
  return parse(text, {
    depth: 12,
    arrayLimit: 200,
    parameterLimit: 400,
    allowPrototypes: false,
    plainObjects: true,
    strictNullHandling: false,
  })
}

/** Stands for a query that was not read; no client can send this key by mistake. */
export const tooLongQuery = "\u0000query"
