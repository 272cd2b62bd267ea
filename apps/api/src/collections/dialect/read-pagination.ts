import type { Collection } from "./collection.ts"
import { queryError } from "./query-error.ts"
import { entriesOf } from "./raw-value.ts"
import { readBoolean } from "./read-value.ts"

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
export function readPagination(
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
