import type { LeadLinkAction, LeadThread } from "@wara/contract/lead"
import { DomainError } from "@wara/domain/errors"
import type { LeadSide } from "@wara/domain/leads/lead"
import { leadTexts } from "@wara/domain/leads/lead-texts"
import { hashToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { markSold } from "../../ads/use-cases/own-ad-steps.ts"
import { findLeadCode } from "../lead-code-store.ts"
import { leadConflict, leadLinkExpired } from "../lead-errors.ts"
import { findLead, proveBuyer } from "../lead-store.ts"
import {
  answerUnavailable,
  confirmLead,
  type LeadKey,
  moveLead,
  reply,
  see,
  setBlocked,
} from "./lead-steps.ts"
import type { LeadMailContext } from "./mail-lead.ts"
import { mailPostponed } from "./mail-postponed.ts"
import { readThread } from "./read-leads.ts"

/** The thread of a link, without changing anything. Throws LinkExpiredError. */
export async function readLeadLink(
  database: Database,
  code: string,
  now: Date,
): Promise<LeadThread> {
  const { leadId, side } = await requireCode(database, code, now)
  return readThread(database, leadId, side, now)
}

/** What each side may do by its link. */
const allowed: Record<LeadSide, readonly LeadLinkAction[]> = {
  buyer: ["see", "confirm", "reply", "block"],
  seller: ["see", "reply", "not-available", "spam", "block", "sold"],
}

export type LeadLinkCall = { code: string; action: LeadLinkAction; text: string; key: string }

/**
 * Performs a step by the link of an e-mail, without a log-in: the code is the proof, for one side of
 * one thread. Every step can be repeated. Throws LinkExpiredError, ForbiddenError for a step of the
 * other side, and ConflictError when the thread or the ad does not allow it now.
 */
export async function followLeadLink(
  { config, database }: { config: EmailSite; database: Database },
  call: LeadLinkCall,
  now: Date,
): Promise<LeadThread> {
  const key = await requireCode(database, call.code, now)
  if (!allowed[key.side].includes(call.action)) {
    throw new DomainError("ForbiddenError", `The ${key.side} of a lead cannot ${call.action}`)
  }
  await database.transaction((transaction) =>
    perform({ transaction, site: config, now }, { ...key, ...call }),
  )
  return readThread(database, key.leadId, key.side, now)
}

async function requireCode(database: Database, code: string, now: Date): Promise<LeadKey> {
  const found = await findLeadCode(database, hashToken(code), now)
  if (found === null) throw leadLinkExpired()
  return found
}

/** Performs the step of a link; its first use by a buyer proves the address. */
async function perform(context: LeadMailContext, step: LeadKey & LeadLinkCall): Promise<void> {
  const { now, transaction } = context
  const isProof = step.side === "buyer" && (await proveBuyer(transaction, step.leadId, now))
  await take(context, step)
  const lead = isProof ? await findLead(transaction, step.leadId) : null
  if (lead !== null) await mailPostponed(context, lead)
}

async function take(context: LeadMailContext, step: LeadKey & LeadLinkCall): Promise<void> {
  const { action, leadId } = step
  switch (action) {
    case "see":
      return see(context, step)
    case "confirm":
      return confirmLead(context, step)
    case "reply":
      return reply(context, step)
    case "not-available":
      return answerUnavailable(context, step)
    case "spam":
      return moveLead(context, { leadId, choice: "mark-spam" })
    case "block":
      return setBlocked(context, { ...step, isBlocked: true })
    case "sold":
      return sell(context, leadId)
  }
}

/** Marks the ad as sold; its open leads are closed and their buyers informed minutes later. */
async function sell({ now, transaction }: LeadMailContext, leadId: number): Promise<void> {
  const lead = await findLead(transaction, leadId)
  if (lead === null) throw leadLinkExpired()
  const { adId, sellerId: ownerId } = lead
  if (adId === null) throw leadConflict("ad", "The lead has no ad", leadTexts.notNow)
  await lockSeller(transaction, ownerId)
  await markSold(transaction, { adId, ownerId }, now)
}
