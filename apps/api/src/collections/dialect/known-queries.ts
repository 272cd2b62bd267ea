import type { Reader } from "@wara/domain/accounts/account"
import type { Collection } from "./collection.ts"
import { type FindQuery, readFindQuery } from "./read-query.ts"

/** Reads a query as `parseNestedQuery` returned it. */
export type ReadQuery = (reader: Reader, raw: Record<string, unknown>) => FindQuery

/**
 * `readFindQuery` that reads a query once for each kind of reader. Requests with the same text share
 * its parsed form for as long as the parser remembers it, and nobody changes either. The form itself
 * is the key, because a text could be taken from an address in another way than the parser took it
 * [B8.91]. A refused query is read again.
 */
export function readQueriesOnce(
  collection: Collection,
  options: { searchable: boolean; extra?: readonly string[] | undefined },
): ReadQuery {
  const known = new WeakMap<object, Map<Reader, FindQuery>>()
  return (reader, raw) => {
    const ofReaders = known.get(raw) ?? new Map<Reader, FindQuery>()
    const query = ofReaders.get(reader) ?? readFindQuery(collection, reader, raw, options)
    ofReaders.set(reader, query)
    known.set(raw, ofReaders)
    return query
  }
}
