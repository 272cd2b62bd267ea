import type { Reader } from "@wara/domain/accounts/account"
import { LRUCache } from "lru-cache"
import type { Collection } from "./collection.ts"
import { type FindQuery, readFindQuery } from "./read-query.ts"

/** Queries that a collection remembers, and the length of their texts; clients choose both. */
const maxKnown = 200
const maxLength = 500

/** Reads the query of an address: `text` is what follows its question mark, `raw` the same parsed. */
export type ReadQuery = (reader: Reader, text: string, raw: Record<string, unknown>) => FindQuery

/**
 * `readFindQuery` that reads a text once for each kind of reader: it depends on nothing else, and
 * clients repeat few. Requests share the query, which nobody changes; a refused one is read again.
 */
export function readQueriesOnce(
  collection: Collection,
  options: { searchable: boolean },
): ReadQuery {
  const known = new LRUCache<string, FindQuery>({ max: maxKnown })
  return (reader, text, raw) => {
    if (text.length > maxLength) return readFindQuery(collection, reader, raw, options)
    const key = `${reader} ${text}`
    const query = known.get(key) ?? readFindQuery(collection, reader, raw, options)
    known.set(key, query)
    return query
  }
}
