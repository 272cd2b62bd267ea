import { sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"

/**
 * Empties the job of a mail that needs no more sending. It is at once the record that the mail was
 * sent, and the end of the link that it carried: a secret must not outlive its mail in the queue.
 */
export async function emptyMailJob(database: Database, id: string): Promise<void> {
  await database.execute(
    sql`update pgboss.job set data = null where name = 'mail' and id = ${id}::uuid`,
  )
}
