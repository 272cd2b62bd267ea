import { type LeadSide, leadCodeDays } from "@wara/domain/leads/lead"
import { messageRisks } from "@wara/domain/leads/message-risks"
import { leadThreadPath } from "@wara/domain/site/paths"
import { days } from "@wara/domain/time"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import {
  leadConfirmationMail,
  leadCopyMail,
  messageToBuyerMail,
  questionMail,
} from "../../../emails/leads.ts"
import { type MailOptions, queueMail } from "../../../queue/enqueue.ts"
import {
  findLeadParties,
  hasProvedAddress,
  insertLeadCode,
  type StoredLead,
} from "../lead-store.ts"
import type { StoredMessage } from "../message-store.ts"

export type LeadMailContext = { transaction: Database; site: EmailSite; now: Date }

/** A new link to one side of a thread; stores only the code's hash. */
export async function makeLeadLink(
  { now, site, transaction }: LeadMailContext,
  lead: Pick<StoredLead, "id">,
  side: LeadSide,
): Promise<string> {
  const code = newToken()
  const expiresAt = new Date(now.getTime() + days(leadCodeDays))
  const tokenHash = hashToken(code)
  await insertLeadCode(transaction, { leadId: lead.id, side, tokenHash, createdAt: now, expiresAt })
  return site.baseUrl + leadThreadPath(code)
}

/**
 * How mails to the buyer of a thread are limited: anybody can type another person's address, until
 * its owner uses a link of that thread [B8.84].
 */
export async function optionsForBuyer(
  transaction: Database,
  lead: Pick<StoredLead, "buyerId" | "buyerProvedAt" | "email">,
): Promise<MailOptions> {
  if (lead.buyerId !== null) return {}
  if (lead.buyerProvedAt !== null) return { isProved: true }
  return { isTyped: true, isProved: await hasProvedAddress(transaction, lead.email) }
}

/** The risks of a row of the database, as the domain knows them. */
export function risksOf({ risks }: { risks: readonly string[] }) {
  return messageRisks.filter((risk) => risks.includes(risk))
}

/** Sends a question, or a buyer's further message, to the seller's confirmed e-mail. */
export async function mailSeller(
  context: LeadMailContext,
  lead: StoredLead,
  message: StoredMessage | null,
): Promise<void> {
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
  const link = await makeLeadLink(context, lead, "buyer")
  const mail = leadCopyMail(context.site, {
    subject,
    lead,
    link,
    text: isProved ? lead.message : null,
  })
  await queueMail(
    context.transaction,
    `lead:${lead.documentId}:copy`,
    mail,
    await optionsForBuyer(context.transaction, lead),
  )
}

/** Asks the sender of a risky question to confirm it. */
export async function mailConfirmation(context: LeadMailContext, lead: StoredLead): Promise<void> {
  const { subject } = await findLeadParties(context.transaction, lead)
  const link = await makeLeadLink(context, lead, "buyer")
  const mail = leadConfirmationMail(context.site, { subject, lead, link })
  await queueMail(
    context.transaction,
    `lead:${lead.documentId}:confirmation`,
    mail,
    await optionsForBuyer(context.transaction, lead),
  )
}

/** Sends a seller's message to the buyer. */
export async function mailBuyer(
  context: LeadMailContext,
  lead: StoredLead,
  message: StoredMessage,
): Promise<void> {
  const { subject } = await findLeadParties(context.transaction, lead)
  const link = await makeLeadLink(context, lead, "buyer")
  const { text } = message
  const mail = messageToBuyerMail(context.site, {
    subject,
    lead,
    text,
    risks: risksOf(message),
    link,
  })
  const reason = `lead:${lead.documentId}:${message.documentId}`
  await queueMail(
    context.transaction,
    reason,
    mail,
    await optionsForBuyer(context.transaction, lead),
  )
}
