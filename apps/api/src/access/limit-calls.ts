import { createHash } from "node:crypto"
import type { Database } from "../database/database.ts"
import { countCall, RateLimitError } from "./rate-counter-store.ts"

/**
 * Counts a call of `name` by `caller` (a network, an account, an e-mail) in a time window in the
 * database, shared by all servers; throws RateLimitError past the limit. The caller is stored as a
 * hash, so that the table is no list of visitors.
 */
export async function limitCalls(
  database: Database,
  call: {
    name: string
    caller: string
    limit: number
    windowSeconds: number
    /** Weight of this call; one by default. */
    times?: number
  },
): Promise<void> {
  const caller = createHash("sha256").update(call.caller).digest("base64url").slice(0, 22)
  const calls = await countCall(database, `${call.name}:${caller}`, call.windowSeconds, call.times)
  if (calls.count > call.limit) throw new RateLimitError(calls.secondsLeft)
}
