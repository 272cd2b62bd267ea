import { type SQL, sql } from "drizzle-orm"
import type { Collection } from "./collection.ts"
import type { Slice } from "./read-query.ts"

/**
 * A number of rows among which the page lies with the leading rows before it; null for the first page.
 * Only powers of four, because each number makes another text of the query.
 */
export function depthOf(
  { leading }: Pick<Collection, "leading">,
  { offset, limit }: Slice,
): number | null {
  if (offset === 0) return null
  const deepest = offset + limit + 2 * (leading?.count ?? 0)
  return 4 ** Math.max(3, Math.ceil(Math.log2(deepest) / 2))
}

/**
 * The `limit` rows of an ordered query after the first `offset`. The planner does not know a bound offset
 * in a plan for all pages, and takes a tenth of all rows for it; the depth tells it how few are read.
 */
export function rowsOfPage(
  ordered: SQL,
  { depth, limit, offset }: { depth: number | null; limit: number; offset: SQL },
): SQL {
  if (depth === null) return sql`${ordered} limit ${whole(limit)}`
  return sql`select * from (${ordered} limit ${whole(depth)}) ordered limit ${whole(limit)} offset ${offset}`
}

/** A number as part of the text: the best plan depends on how many rows are read. */
export const whole = (rows: number): SQL => sql.raw(String(rows))
