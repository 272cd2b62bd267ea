import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import { fromDrizzle } from "pg-boss"
import type { Database } from "../database/database.ts"
import type { Mail } from "../ports/mailer/mailer.ts"
import { createBoss } from "./boss.ts"

/** Deterministic job id of a reason: a UUID derived only from the text (version 8). */
function jobIdOf(reason: string): string {
  const hash = createHash("sha256").update(reason).digest("hex")
  const version = `8${hash.slice(13, 16)}`
  const variant = `8${hash.slice(17, 20)}`
  return [hash.slice(0, 8), hash.slice(8, 12), version, variant, hash.slice(20, 32)].join("-")
}

/**
 * Queues a mail within the caller's transaction, on its connection: it is sent if that commits.
 * `reason` identifies the cause (`contact:<id>:operators`) and determines the job id, so that one
 * reason never sends two mails. A mail with `sendAfter` is not sent earlier; until then
 * `cancelMail` can remove it. An urgent mail, for which somebody is waiting, is sent before all
 * others [B8.10]. False when the reason already has a mail.
 */
export async function queueMail(
  transaction: Database,
  reason: string,
  mail: Mail,
  options: { sendAfter?: Date; isUrgent?: boolean } = {},
): Promise<boolean> {
  const boss = createBoss(fromDrizzle(transaction, sql))
  const { sendAfter, isUrgent = false } = options
  const delay = sendAfter ? { startAfter: sendAfter } : {}
  const priority = isUrgent ? 1 : 0
  return (await boss.send("mail", mail, { id: jobIdOf(reason), priority, ...delay })) !== null
}

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

/**
 * Empties the job of a mail that is done. This both records that the mail was sent and removes its
 * link: a secret must not outlive its mail in the queue.
 */
export async function emptyMailJob(database: Database, id: string): Promise<void> {
  await database.execute(
    sql`update pgboss.job set data = null where name = 'mail' and id = ${id}::uuid`,
  )
}

export type LinkPurpose = "confirm_email" | "reset_password"

/** A request to send a link to an e-mail, whether or not it belongs to an account. */
export type LinkRequest = { purpose: LinkPurpose; email: string }

/**
 * Queues the request for a worker. The call does the same work for every e-mail, so that neither
 * its response nor its duration reveals whether an account exists.
 */
export async function queueLinkRequest(database: Database, request: LinkRequest): Promise<void> {
  await createBoss(fromDrizzle(database, sql)).send("account-links", request)
}

export type TaxDocumentJob = { taxDocumentId: number }

/** Queues the issuing of a tax document, once; part of the caller's transaction. */
export async function queueTaxDocument(
  transaction: Database,
  taxDocumentId: number,
): Promise<void> {
  const boss = createBoss(fromDrizzle(transaction, sql))
  const id = jobIdOf(`tax-document:${taxDocumentId}`)
  await boss.send("tax-documents", { taxDocumentId }, { id })
}
