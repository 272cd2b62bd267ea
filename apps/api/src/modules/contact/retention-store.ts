import { sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"

/** Deletes messages older than a year, as the privacy policy promises. Returns how many. */
export async function deleteOldMessages(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database.execute(
    sql`delete from contact_messages where created_at < ${now.toISOString()}::timestamptz - interval '12 months'`,
  )
  return rowCount ?? 0
}
