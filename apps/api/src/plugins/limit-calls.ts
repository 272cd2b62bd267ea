import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { RateLimitError } from "./rate-limit-error.ts"

/**
 * Counts a call of `name` by `caller` (a network, an account, an e-mail) in a window of the database,
 * so that all servers share it; throws RateLimitError past the limit. The caller is kept hashed: the
 * table is no list of who was here.
 */
export async function limitCalls(
  database: Database,
  call: { name: string; caller: string; limit: number; windowSeconds: number },
): Promise<void> {
  const caller = createHash("sha256").update(call.caller).digest("base64url").slice(0, 22)
  const window = call.windowSeconds
  const { rows } = await database.execute<{ count: number; seconds_left: number }>(sql`
    insert into rate_counters as counters (key, window_start, count)
    values (
      ${`${call.name}:${caller}`},
      to_timestamp(floor(extract(epoch from now()) / ${window}::int) * ${window}::int),
      1
    )
    on conflict (key, window_start) do update set count = counters.count + 1
    returning count,
      ceil(extract(epoch from window_start) + ${window}::int - extract(epoch from now()))::int as seconds_left`)
  const counter = rows[0]
  if (counter && counter.count > call.limit) throw new RateLimitError(counter.seconds_left)
}

/** Forgets windows that are long over. */
export async function forgetOldCalls(database: Database): Promise<void> {
  await database.execute(
    sql`delete from rate_counters where window_start < now() - interval '2 days'`,
  )
}
