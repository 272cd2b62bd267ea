import { sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"

/**
 * Ends every ad whose days are over, in one statement; the end is the instant that was promised, not
 * the one at which we noticed. Answers how many ended.
 */
export async function endExpiredAds(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database.execute(sql`
    update ads set state = 'expired', ended_at = expires_at
    where state = 'active' and expires_at <= ${now.toISOString()}::timestamptz`)
  return rowCount ?? 0
}
