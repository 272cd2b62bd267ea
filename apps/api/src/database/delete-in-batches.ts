import { type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Database } from "./database.ts"

/** Rows that one statement deletes. */
const deletedAtOnce = 5_000

export type Batches = { limit?: number; signal?: AbortSignal | undefined }

/**
 * Repeats a statement that changes at most `limit` rows until it finds fewer, or until a stopping
 * server. Each is a transaction of its own, so that what was done stays done and no lock lasts.
 * Returns how many rows.
 */
export async function inBatches(
  change: (limit: number) => Promise<number>,
  { limit = deletedAtOnce, signal }: Batches = {},
): Promise<number> {
  for (let total = 0; ; ) {
    const changed = await change(limit)
    total += changed
    if (changed < limit || signal?.aborted) return total
  }
}

/** Deletes the rows of a table that a condition matches, in batches. Returns how many. */
export function deleteInBatches(
  database: Database,
  table: PgTable,
  due: SQL | undefined,
  batches: Batches = {},
): Promise<number> {
  if (due === undefined) throw new Error("a condition is missing")
  return inBatches(async (limit) => {
    const rows = sql`array(select ctid from ${table} where ${due} limit ${limit})`
    const { rowCount } = await database.execute(sql`delete from ${table} where ctid = any(${rows})`)
    return rowCount ?? 0
  }, batches)
}
