import { sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"

/** Deletes the messages that are a year old, as the privacy policy promises. Answers how many. */
export async function deleteOldMessages(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database.execute(
    sql`delete from contact_messages where created_at < ${now.toISOString()}::timestamptz - interval '12 months'`,
  )
  return rowCount ?? 0
}
