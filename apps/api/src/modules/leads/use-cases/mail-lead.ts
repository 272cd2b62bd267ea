import { inboxOf } from "@wara/domain/accounts/inbox"
import { type LeadSide, leadCodeDays, measureOf } from "@wara/domain/leads/lead"
import { messageRisks } from "@wara/domain/leads/message-risks"
import { leadThreadPath } from "@wara/domain/site/paths"
import { days, inSeconds } from "@wara/domain/time"
import { isFirstCall } from "../../../access/limits.ts"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import {
  leadConfirmationMail,
  leadCopyMail,
  messageToBuyerMail,
  questionMail,
} from "../../../emails/leads.ts"
import type { Mail } from "../../../ports/mailer/mailer.ts"
import { type MailOptions, queueMail } from "../../../queue/enqueue.ts"
import { deleteLeadCode, insertLeadCode } from "../lead-code-store.ts"
import { findBuyerEmail, findLeadParties, type StoredLead } from "../lead-store.ts"
import type { StoredMessage } from "../message-store.ts"
import { hasBuyerLink } from "../postponed-store.ts"
import { mayMailSeller } from "./mail-summary.ts"

export type LeadMailContext = { transaction: Database; site: EmailSite; now: Date }

/** A new link to one side of a thread; stores only the code's hash. */
export async function makeLeadLink(
  context: LeadMailContext,
  lead: Pick<StoredLead, "id">,
  side: LeadSide,
): Promise<string> {
  return context.site.baseUrl + leadThreadPath(await makeCode(context, lead, side))
}

async function makeCode(
  { now, transaction }: LeadMailContext,
  { id: leadId }: Pick<StoredLead, "id">,
  side: LeadSide,
): Promise<string> {
  const code = newToken()
  const expiresAt = new Date(now.getTime() + days(leadCodeDays))
  const tokenHash = hashToken(code)
  await insertLeadCode(transaction, { leadId, side, tokenHash, createdAt: now, expiresAt })
  return code
}

/**
 * How mails to the buyer of a thread are limited: anybody can type another person's address, until
 * its owner uses a link of that thread [B8.84].
 */
export function optionsForBuyer(lead: Pick<StoredLead, "buyerId" | "buyerProvedAt">): MailOptions {
  if (lead.buyerId !== null) return {}
  return lead.buyerProvedAt === null ? { isTyped: true } : { isProved: true }
}

/**
 * Mails the buyer of a thread. Past the limit of an inbox the first thread of a day that has no link
 * yet is mailed all the same; others are postponed until the owner of the address uses a link, which
 * proves it [B8.133].
 */
async function mailToBuyer(
  context: LeadMailContext,
  asked: StoredLead,
  { reason, write }: { reason: string; write: (link: string, lead: StoredLead) => Mail },
): Promise<void> {
  const { site, transaction } = context
  const email = await findBuyerEmail(transaction, asked)
  if (email === null) return
  const lead = { ...asked, email }
  const isLinked = await hasBuyerLink(transaction, lead.id)
  const code = await makeCode(context, lead, "buyer")
  const mail = write(site.baseUrl + leadThreadPath(code), lead)
  if (await queueMail(transaction, reason, mail, optionsForBuyer(lead))) return
  const past = { name: "lead-past-limit", caller: inboxOf(lead.email) }
  const windowSeconds = inSeconds(days(1))
  if (!isLinked && (await isFirstCall(transaction, { ...past, windowSeconds }))) {
    await queueMail(transaction, reason, mail, { always: true })
  } else await deleteLeadCode(transaction, hashToken(code))
}

/** The risks of a row of the database, as the domain knows them. */
export function risksOf({ risks }: { risks: readonly string[] }) {
  return messageRisks.filter((risk) => risks.includes(risk))
}

/**
 * Sends a question, or a buyer's further message, to the seller's confirmed e-mail, unless there were
 * many in the hour or the day: see `mayMailSeller`.
 */
export async function mailSeller(
  context: LeadMailContext,
  lead: StoredLead,
  message: StoredMessage | null,
): Promise<void> {
  if (!(await mayMailSeller(context.transaction, lead, context.now))) return
  const { seller, subject } = await findLeadParties(context.transaction, lead)
  const link = await makeLeadLink(context, lead, "seller")
  const text = message?.text ?? lead.message
  const risks = risksOf(message ?? lead)
  const mail = questionMail(context.site, {
    subject,
    seller,
    lead,
    text,
    risks,
    link,
    isNew: !message,
  })
  const reason = `lead:${lead.documentId}:${message?.documentId ?? "seller"}`
  await queueMail(context.transaction, reason, mail)
}

/**
 * Confirms a question to its sender with a link to the thread. Only a sender who is known to own
 * the address reads the typed text in it: anybody can type another person's address.
 */
export async function mailCopy(
  context: LeadMailContext,
  lead: StoredLead,
  isProved: boolean,
): Promise<void> {
  const { subject } = await findLeadParties(context.transaction, lead)
  const text = isProved ? lead.message : null
  await mailToBuyer(context, lead, {
    reason: `lead:${lead.documentId}:copy`,
    write: (link, lead) => leadCopyMail(context.site, { subject, lead, link, text }),
  })
}

/** Asks the sender of a risky question to confirm it. */
export async function mailConfirmation(context: LeadMailContext, lead: StoredLead): Promise<void> {
  const { subject } = await findLeadParties(context.transaction, lead)
  await mailToBuyer(context, lead, {
    reason: `lead:${lead.documentId}:confirmation`,
    write: (link, lead) => leadConfirmationMail(context.site, { subject, lead, link }),
  })
}

/** Sends a seller's message to the buyer. */
export async function mailBuyer(
  context: LeadMailContext,
  lead: StoredLead,
  message: StoredMessage,
): Promise<void> {
  const { state, subject } = await findLeadParties(context.transaction, lead)
  const { text } = message
  const risks = risksOf(message)
  const measure = measureOf(state)
  await mailToBuyer(context, lead, {
    reason: `lead:${lead.documentId}:${message.documentId}`,
    write: (link, lead) =>
      messageToBuyerMail(context.site, { subject, lead, text, risks, measure, link }),
  })
}
