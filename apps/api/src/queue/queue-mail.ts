import { sql } from "drizzle-orm"
import { fromDrizzle } from "pg-boss"
import type { Database } from "../database/database.ts"
import type { Mail } from "../ports/mailer/mailer.ts"
import { createBoss } from "./boss.ts"
import { jobIdOf } from "./job-id.ts"

/**
 * Queues a mail within the caller's transaction, on its connection: it is sent if that commits.
 * `reason` identifies the cause (`contact:<id>:operators`) and determines the job id, so that one
 * reason never sends two mails. A mail with `sendAfter` is not sent earlier; until then
 * `cancelMail` can remove it. False when the reason already has a mail.
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
