import type { LeadThread } from "@wara/contract/lead"
import { DomainError } from "@wara/domain/errors"
import { leadTexts } from "@wara/domain/leads/lead-texts"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { findLeadOf } from "../inbox-store.ts"
import { noSuchLead } from "../lead-errors.ts"
import type { OwnLeadStep } from "../lead-step-schemas.ts"
import { findConfirmedEmail } from "../lead-store.ts"
import {
  answerUnavailable,
  confirmLead,
  type LeadKey,
  moveLead,
  reply,
  see,
  setBlocked,
  writeNote,
} from "./lead-steps.ts"
import type { LeadMailContext } from "./mail-lead.ts"
import { findReader, readThread } from "./read-leads.ts"

/**
 * A step of a user in a thread of the account. Throws NotFoundError for threads of other people,
 * ForbiddenError for a step of the other side, UnverifiedEmailError for a confirmation by an account
 * without a confirmed e-mail, and ConflictError when the thread does not allow it.
 */
export async function performOwnStep(
  { config, database }: { config: EmailSite; database: Database },
  call: { userId: number; documentId: string; step: OwnLeadStep },
  now: Date,
): Promise<LeadThread> {
  const key = await findKey(database, call)
  // Confirming proves the address, which only a confirmed account has.
  const isConfirmation = call.step.action === "confirm"
  if (isConfirmation && (await findConfirmedEmail(database, call.userId)) === null) {
    throw new DomainError("UnverifiedEmailError", "The e-mail must be confirmed first", [
      { path: ["email_confirmation"], message: leadTexts.unconfirmedAccount },
    ])
  }
  await database.transaction((transaction) =>
    perform({ transaction, site: config, now }, key, call.step),
  )
  return readThread(database, key.leadId, key.side, now)
}

async function findKey(
  database: Database,
  { documentId, userId }: { userId: number; documentId: string },
): Promise<LeadKey> {
  for (const side of ["seller", "buyer"] as const) {
    const reader = await findReader(database, userId, side)
    const found = await findLeadOf(database, reader, documentId)
    if (found !== null) return { leadId: found.lead.id, side }
  }
  throw noSuchLead()
}

async function perform(context: LeadMailContext, key: LeadKey, step: OwnLeadStep): Promise<void> {
  const { leadId } = key
  switch (step.action) {
    case "see":
      return see(context, key)
    case "reply":
      return reply(context, { ...key, ...step })
    case "confirm":
      return confirmLead(context, key)
    case "block":
      return setBlocked(context, { ...key, isBlocked: step.isBlocked })
  }
  if (key.side !== "seller") throw new DomainError("ForbiddenError", "Only for the seller")
  switch (step.action) {
    case "not-available":
      return answerUnavailable(context, key)
    case "note":
      return writeNote(context, { leadId, note: step.note })
    case "move":
      return moveLead(context, { leadId, choice: step.choice })
  }
}
