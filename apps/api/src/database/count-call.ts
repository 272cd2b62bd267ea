import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "./database.ts"
import { type Batches, deleteInBatches } from "./delete-in-batches.ts"
import { readRows } from "./read-rows.ts"
import { rateCounters } from "./schema/rate-counters.ts"

/** Number of calls in the current window, and the seconds until it ends. */
const countedCallsSchema = z.object({ count: z.number(), secondsLeft: z.number() })
type CountedCalls = z.infer<typeof countedCallsSchema>

/** Counts one or several calls under a key. Windows begin at whole multiples of their length. */
export async function countCall(
  database: Database,
  key: string,
  windowSeconds: number,
  times = 1,
): Promise<CountedCalls> {
  const rows = await readRows(
    database,
    countedCallsSchema,
    sql`
    insert into rate_counters as counters (key, window_start, count)
    values (
      ${key},
      to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}::int) * ${windowSeconds}::int),
      ${times}::int
    )
    on conflict (key, window_start) do update set count = counters.count + ${times}::int
    returning count,
      ceil(extract(epoch from window_start) + ${windowSeconds}::int - extract(epoch from now()))::int
        as "secondsLeft"`,
  )
  const [counted] = rows
  if (!counted) throw new Error("the rate counter returned no row")
  return counted
}

export async function forgetOldCalls(database: Database, batches?: Batches): Promise<void> {
  const due = sql`window_start < now() - interval '2 days'`
  await deleteInBatches(database, rateCounters, due, batches)
}
