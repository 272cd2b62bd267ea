import { sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { jobIdOf } from "./job-id.ts"

/**
 * Removes the mail of a reason from the queue, within the caller's transaction. False when a worker
 * has already taken it: then it may have been sent. Afterwards another mail may be queued for the
 * reason.
 */
export async function cancelMail(transaction: Database, reason: string): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`delete from pgboss.job where name = 'mail' and id = ${jobIdOf(reason)}::uuid and state = 'created'`,
  )
  return rowCount === 1
}
