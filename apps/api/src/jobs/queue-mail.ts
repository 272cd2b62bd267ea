import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import { fromDrizzle, type PgBoss } from "pg-boss"
import type { Database } from "../database/database.ts"
import type { Mail } from "../ports/mailer/mailer.ts"

/** Puts a mail into the queue, within the caller's transaction: it is sent if that is committed. */
export type QueueMail = (transaction: Database, reason: string, mail: Mail) => Promise<void>

/**
 * `reason` says why the mail is sent (`contact:<id>:operators`). The job's id is made of it, so that
 * one reason never sends two mails.
 */
export function createQueueMail(boss: PgBoss): QueueMail {
  return async (transaction, reason, mail) => {
    await boss.send("mail", mail, { id: idOf(reason), db: fromDrizzle(transaction, sql) })
  }
}

/** A UUID that only depends on the text (version 8: made by ourselves). */
function idOf(reason: string): string {
  const hash = createHash("sha256").update(reason).digest("hex")
  const version = `8${hash.slice(13, 16)}`
  const variant = `8${hash.slice(17, 20)}`
  return [hash.slice(0, 8), hash.slice(8, 12), version, variant, hash.slice(20, 32)].join("-")
}
