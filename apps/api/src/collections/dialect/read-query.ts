import type { Reader } from "@wara/domain/accounts/account"
import { searchTextLimit } from "@wara/domain/listing/ad-search"
import type { Collection } from "./collection.ts"
import type { Condition } from "./condition.ts"
import { refuseExpensive } from "./price-query.ts"
import { parseFilters } from "./read-filters.ts"
import { readSelection, type Selection } from "./read-selection.ts"
import { readSort } from "./read-sort.ts"
import { entriesOf, queryError, readBoolean } from "./read-value.ts"
import type { SortKey } from "./sort-key.ts"

/** The requested range of rows and its description in the response. */
export type Slice = {
  offset: number
  limit: number
  style: "page" | "start"
  withCount: boolean
}

/** Maximum offset of paging; filters reach deeper rows faster. */
const deepest = 1_000_000

/**
 * Parses `page`, `pageSize`, `pagination[page|pageSize|start|limit|withCount]`. Throws
 * ValidationError for pages below 1, sizes out of bounds and mixed styles.
 */
function readPagination(
  pageSize: Collection["pageSize"],
  raw: { pagination?: unknown; page?: unknown; pageSize?: unknown },
): Slice {
  const given = new Map<string, { value: unknown; path: string[] }>()
  const put = (name: string, value: unknown, path: string[]) => {
    if (given.has(name)) throw queryError(path, "is given more than once")
    given.set(name, { value, path })
  }
  if (raw.pagination !== undefined) {
    const entries = entriesOf(raw.pagination)
    if (!entries) throw queryError(["pagination"], "must be like pagination[page]=1")
    for (const [name, value] of entries) put(name, value, ["pagination", name])
  }
  if (raw.page !== undefined) put("page", raw.page, ["page"])
  if (raw.pageSize !== undefined) put("pageSize", raw.pageSize, ["pageSize"])
  for (const [name, { path }] of given) {
    if (!["page", "pageSize", "start", "limit", "withCount"].includes(name)) {
      throw queryError(path, "is unknown here")
    }
  }

  const whole = (name: string, fallback: number, min: number, max: number) => {
    const found = given.get(name)
    if (!found) return fallback
    const digits = typeof found.value === "string" && /^\d{1,9}$/.test(found.value)
    const value = digits ? Number(found.value) : Number.NaN
    if (value >= min && value <= max) return value
    throw queryError(found.path, `must be a whole number from ${min} to ${max}`)
  }
  const counted = given.get("withCount")
  const withCount = counted ? readBoolean(counted.value) : true
  if (withCount === null) throw queryError(["pagination", "withCount"], "must be true or false")

  if (given.has("start") || given.has("limit")) {
    if (given.has("page") || given.has("pageSize")) {
      throw queryError(["pagination"], "must use either page and pageSize or start and limit")
    }
    const limit = whole("limit", pageSize.default, 1, pageSize.max)
    return { offset: whole("start", 0, 0, deepest), limit, style: "start", withCount }
  }
  const limit = whole("pageSize", pageSize.default, 1, pageSize.max)
  const page = whole("page", 1, 1, Math.floor(deepest / limit))
  return { offset: (page - 1) * limit, limit, style: "page", withCount }
}

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

/**
 * Parses the query of a find; an unknown parameter throws ValidationError, a query that costs too
 * much QueryCostError.
 */
export function readFindQuery(
  collection: Collection,
  reader: Reader,
  raw: Record<string, unknown>,
  options: { searchable: boolean; extra?: readonly string[] | undefined } = { searchable: false },
): FindQuery {
  const { extra = [], searchable } = options
  requireKnown(raw, [...findParameters, ...(searchable ? ["_q"] : []), ...extra])
  const query = {
    reader,
    filters: parseFilters(collection, reader, raw.filters),
    text: readText(raw._q),
    sort: readSort(collection, reader, raw.sort, { relevance: searchable }),
    selection: readSelection(collection, reader, raw),
    slice: readPagination(collection.pageSize, raw),
  }
  refuseExpensive(query, reader)
  return query
}

/** Parses the query of a findOne, which can only select what is returned. */
export function readOneQuery(
  collection: Collection,
  reader: Reader,
  raw: Record<string, unknown>,
): Selection {
  requireKnown(raw, ["populate", "fields"])
  const selection = readSelection(collection, reader, raw)
  refuseExpensive({ selection }, reader)
  return selection
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
