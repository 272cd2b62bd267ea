import { sql } from "drizzle-orm"
import { fromDrizzle } from "pg-boss"
import type { Database } from "../database/database.ts"
import type { Mail } from "../ports/mailer/mailer.ts"
import { createBoss } from "./boss.ts"
import { jobIdOf } from "./job-id.ts"

/**
 * Puts a mail into the queue, within the caller's transaction and on its connection: it is sent if
 * that is committed. `reason` says why (`contact:<id>:operators`); the job's id is made of it, so that
 * one reason never sends two mails. A mail with `sendAfter` leaves the queue no earlier than that; until
 * then `cancelMail` can remove it. False when the reason had its mail already.
 */
export async function queueMail(
  transaction: Database,
  reason: string,
  mail: Mail,
  options: { sendAfter?: Date } = {},
): Promise<boolean> {
  const boss = createBoss(fromDrizzle(transaction, sql))
  const { sendAfter } = options
  const delay = sendAfter ? { startAfter: sendAfter } : {}
  return (await boss.send("mail", mail, { id: jobIdOf(reason), ...delay })) !== null
}
