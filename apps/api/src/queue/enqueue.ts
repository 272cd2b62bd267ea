import { createHash } from "node:crypto"
import { inboxOf } from "@wara/domain/accounts/inbox"
import { days, inSeconds } from "@wara/domain/time"
import { sql } from "drizzle-orm"
import { fromDrizzle } from "pg-boss"
import { countCall } from "../database/count-call.ts"
import type { Database } from "../database/database.ts"
import type { Mail } from "../ports/mailer/mailer.ts"
import { createBoss } from "./boss.ts"
import { isConfirmedAddress, isProvedAddress } from "./proved-address.ts"

/** Deterministic job id of a reason: a UUID derived only from the text (version 8). */
function jobIdOf(reason: string): string {
  const hash = createHash("sha256").update(reason).digest("hex")
  const version = `8${hash.slice(13, 16)}`
  const variant = `8${hash.slice(17, 20)}`
  return [hash.slice(0, 8), hash.slice(8, 12), version, variant, hash.slice(20, 32)].join("-")
}

/** Priority of mails that somebody waits for; all others have 0. */
export const urgentPriority = 1

export type MailOptions = {
  /** Not sent earlier; until then `cancelMail` can remove it. */
  sendAfter?: Date
  /** Somebody waits for it: it is sent before all others [B8.10]. */
  isUrgent?: boolean
  /**
   * Not limited here: it follows from a payment or from the team, goes to the team, or its cause has a
   * limit of its own for each inbox.
   */
  always?: boolean
  /** Its address was typed by somebody who has not proved to own it. */
  isTyped?: boolean
  /** It follows from the account of its address (its welcome, its links), whatever others type. */
  isOwn?: boolean
  /** What it answers was done by a link of a mail to its address, without an account. */
  isProved?: boolean
}

/**
 * Queues a mail within the caller's transaction, on its connection: it is sent if that commits.
 * `reason` identifies the cause (`contact:<id>:operators`) and determines the job id, so that one
 * reason never sends two mails. False when the reason already has a mail, and when the inbox has had
 * the mails of its day: see `mayReceive`.
 */
export async function queueMail(
  transaction: Database,
  reason: string,
  mail: Mail,
  options: MailOptions = {},
): Promise<boolean> {
  const boss = createBoss(fromDrizzle(transaction, sql))
  const { sendAfter, isUrgent = false, always = false } = options
  const delay = sendAfter ? { startAfter: sendAfter } : {}
  const priority = isUrgent ? urgentPriority : 0
  const job = await boss.send("mail", mail, { id: jobIdOf(reason), priority, ...delay })
  if (job === null) return false
  if (always || (await mayReceive(transaction, mail.to, options))) return true
  await cancelMail(transaction, reason)
  return false
}

/**
 * Mails a day to an inbox whose owner has not proved anything, from all causes together but its own
 * account's, which have as many, and of those that others can cause by typing an address to one
 * whose owner has.
 */
const maxMails = { unproved: 3, typed: 12 }

/**
 * Counts a mail that its recipient may not want; false past the limit of their day. An address that
 * nobody proved may belong to a person who wants none, and one that was typed to a person who did
 * not ask. What users cause themselves by their confirmed accounts is not limited [B8.9]. Mails of an
 * unconfirmed account count apart, so that typing its address does not shut its owner out [B8.105].
 */
async function mayReceive(
  transaction: Database,
  to: string,
  { isOwn = false, isProved = false, isTyped = false }: MailOptions,
): Promise<boolean> {
  const isKnown = isTyped
    ? await isProvedAddress(transaction, to)
    : isProved || (await isConfirmedAddress(transaction, to))
  if (isKnown && !isTyped) return true
  const inbox = createHash("sha256").update(inboxOf(to)).digest("base64url").slice(0, 22)
  const counter = `${isOwn ? "account-mail" : "unconfirmed-mail"}:${inbox}`
  const { count } = await countCall(transaction, counter, inSeconds(days(1)))
  return count <= (isKnown ? maxMails.typed : maxMails.unproved)
}

/**
 * The mails that one transaction queues, in the order in which it locks the counters of their
 * inboxes: the same for all, so that no two of them wait for each other.
 */
export function inInboxOrder<Cause extends { email: string | null }>(
  causes: readonly Cause[],
): Cause[] {
  const ordered = causes.map((cause) => ({ cause, inbox: inboxOf(cause.email ?? "") }))
  return ordered
    .sort((one, other) => (one.inbox < other.inbox ? -1 : Number(one.inbox > other.inbox)))
    .map(({ cause }) => cause)
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

export type RiskJob = { reviewId: number }

/** Queues the computation of a submission's risk; part of the caller's transaction. */
export async function queueRisk(transaction: Database, reviewId: number): Promise<void> {
  const job: RiskJob = { reviewId }
  await createBoss(fromDrizzle(transaction, sql)).send("ad-risk", job)
}

/** The hour of a seller's questions that were too many for a mail each; `since` is its start. */
export type LeadSummaryJob = { sellerId: number; since: string }

/** Queues the mail about them, once for a seller and hour; part of the caller's transaction. */
export async function queueLeadSummary(
  transaction: Database,
  { sellerId, since, until }: { sellerId: number; since: Date; until: Date },
): Promise<void> {
  const job: LeadSummaryJob = { sellerId, since: since.toISOString() }
  const id = jobIdOf(`lead-summary:${sellerId}:${job.since}`)
  const boss = createBoss(fromDrizzle(transaction, sql))
  await boss.send("lead-summaries", job, { id, startAfter: until })
}

/** A change of a public ad, as alerts compare it with their searches. */
export type AdChangeJob = { adId: number; at: string; isReturn: boolean }

/**
 * Queues the comparison of a changed ad with the alerts; part of the caller's transaction. Of an
 * approval it starts once that can no longer be undone.
 */
export async function queueAdChange(
  transaction: Database,
  change: { adId: number; at: Date; isReturn?: boolean; startAfter?: Date },
): Promise<void> {
  const { adId, at, isReturn = false, startAfter } = change
  const job: AdChangeJob = { adId, at: at.toISOString(), isReturn }
  const boss = createBoss(fromDrizzle(transaction, sql))
  await boss.send("ad-changes", job, startAfter ? { startAfter } : {})
}
