import { sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { jobIdOf } from "./job-id.ts"

/**
 * Removes the mail of a reason from the queue, within the caller's transaction. False when a worker has
 * taken it, or took it before: then it may have been sent. Afterwards the reason may have another mail.
 */
export async function cancelMail(transaction: Database, reason: string): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`delete from pgboss.job where name = 'mail' and id = ${jobIdOf(reason)}::uuid and state = 'created'`,
  )
  return rowCount === 1
}
