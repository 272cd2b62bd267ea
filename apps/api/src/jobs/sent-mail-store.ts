import { sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"

/**
 * Empties the job of a mail that is done. This both records that the mail was sent and removes its
 * link: a secret must not outlive its mail in the queue.
 */
export async function emptyMailJob(database: Database, id: string): Promise<void> {
  await database.execute(
    sql`update pgboss.job set data = null where name = 'mail' and id = ${id}::uuid`,
  )
}
