import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import { fromDrizzle } from "pg-boss"
import type { Database } from "../database/database.ts"
import type { Mail } from "../ports/mailer/mailer.ts"
import { createBoss } from "./job-boss.ts"

/**
 * Puts a mail into the queue, within the caller's transaction and on its connection: it is sent if
 * that is committed. `reason` says why (`contact:<id>:operators`); the job's id is made of it, so that
 * one reason never sends two mails. False when the reason had its mail already.
 */
export async function queueMail(
  transaction: Database,
  reason: string,
  mail: Mail,
): Promise<boolean> {
  const boss = createBoss(fromDrizzle(transaction, sql))
  return (await boss.send("mail", mail, { id: idOf(reason) })) !== null
}

/** A UUID that only depends on the text (version 8: made by ourselves). */
function idOf(reason: string): string {
  const hash = createHash("sha256").update(reason).digest("hex")
  const version = `8${hash.slice(13, 16)}`
  const variant = `8${hash.slice(17, 20)}`
  return [hash.slice(0, 8), hash.slice(8, 12), version, variant, hash.slice(20, 32)].join("-")
}
