import type { Reader } from "@wara/domain/accounts/role"
import { searchTextLimit } from "@wara/domain/listing/ad-search"
import type { Collection } from "./collection.ts"
import type { Condition } from "./condition.ts"
import { queryError } from "./query-error.ts"
import { readFilters } from "./read-filters.ts"
import { readPagination, type Slice } from "./read-pagination.ts"
import { readSelection, type Selection } from "./read-selection.ts"
import { readSort, type SortKey } from "./read-sort.ts"

export type FindQuery = {
  reader: Reader
  filters: Condition[]
  /** Search text; empty when nothing is searched. */
  text: string
  sort: SortKey[]
  selection: Selection
  slice: Slice
}

const findParameters = ["filters", "sort", "populate", "fields", "pagination", "page", "pageSize"]

/** Parses the query of a find; an unknown parameter throws ValidationError. */
export function readFindQuery(
  collection: Collection,
  reader: Reader,
  raw: Record<string, unknown>,
  options: { searchable: boolean } = { searchable: false },
): FindQuery {
  requireKnown(raw, options.searchable ? [...findParameters, "_q"] : findParameters)
  return {
    reader,
    filters: readFilters(collection, reader, raw.filters),
    text: readText(raw._q),
    sort: readSort(collection, reader, raw.sort, { relevance: options.searchable }),
    selection: readSelection(collection, reader, raw),
    slice: readPagination(collection.pageSize, raw),
  }
}

/** Parses the query of a findOne, which can only select what is returned. */
export function readOneQuery(
  collection: Collection,
  reader: Reader,
  raw: Record<string, unknown>,
): Selection {
  requireKnown(raw, ["populate", "fields"])
  return readSelection(collection, reader, raw)
}

/** Normalises the search text to single spaces and checks its length; throws ValidationError. */
export function readText(raw: unknown): string {
  if (raw === undefined) return ""
  if (typeof raw !== "string") throw queryError(["_q"], "must be a single text")
  if (raw.includes("\u0000")) throw queryError(["_q"], "must not contain a null character")
  const text = raw.trim().replace(/\s+/g, " ")
  if (Array.from(text).length > searchTextLimit) {
    throw queryError(["_q"], `must have at most ${searchTextLimit} characters`)
  }
  return text
}

function requireKnown(raw: Record<string, unknown>, known: readonly string[]): void {
  for (const name of Object.keys(raw)) {
    if (!known.includes(name)) throw queryError([name], "is an unknown parameter")
  }
}
