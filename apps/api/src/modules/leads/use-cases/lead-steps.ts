import { DomainError } from "@wara/domain/errors"
import { type LeadSide, leadLimits, replyRate, type SellerChoice } from "@wara/domain/leads/lead"
import {
  canMoveLead,
  nextLeadState,
  stateAfterAnswer,
  stateAfterMessage,
} from "@wara/domain/leads/lead-lifecycle"
import { leadTexts } from "@wara/domain/leads/lead-texts"
import { findMessageRisks } from "@wara/domain/leads/message-risks"
import { inSeconds } from "@wara/domain/time"
import { limitCalls } from "../../../access/limits.ts"
import type { Database } from "../../../database/database.ts"
import {
  deleteBlock,
  deleteSellerBlock,
  insertBlock,
  insertSellerBlock,
  isBlocked,
  isSellerBlocked,
} from "../lead-block-store.ts"
import { leadConflict, noSuchLead } from "../lead-errors.ts"
import { isDropped, lockAskedAd, lockLead, type StoredLead, updateLead } from "../lead-store.ts"
import { countMessages, findTextByKey, insertMessage, markRead } from "../message-store.ts"
import { type LeadMailContext, mailBuyer, mailSeller } from "./mail-lead.ts"
import { deliverLead } from "./submit-lead.ts"

/** A side of a lead, as the caller was identified: by the account or by the code of a link. */
export type LeadKey = { leadId: number; side: LeadSide }

async function requireLead(context: LeadMailContext, { leadId, side }: LeadKey) {
  const lead = await lockLead(context.transaction, leadId)
  const isHidden = side === "seller" && lead?.deliveredAt === null
  if (lead === null || lead.anonymisedAt !== null || isHidden) throw noSuchLead()
  return lead
}

/**
 * Writes to the other side of a thread, once per key, and queues the e-mail; part of the caller's
 * transaction. What a blocked sender adds to a dropped question is stored and goes to nobody. Throws
 * NotFoundError, ConflictError for a closed thread, a full one, one whose question waits for its
 * confirmation and a key of another message, and RateLimitError past the messages of an hour.
 */
export async function reply(
  context: LeadMailContext,
  call: LeadKey & { text: string; key: string },
): Promise<void> {
  const { now, transaction } = context
  const { side, text } = call
  const lead = await requireLead(context, call)
  await requireOpen(transaction, lead)
  if ((await countMessages(transaction, lead.id)) >= leadLimits.messages) {
    throw leadConflict("text", "The thread is full", leadTexts.full)
  }
  const stored = { leadId: lead.id, idempotencyKey: `${side}:${call.key}` }
  const message = await insertMessage(transaction, {
    ...{ ...stored, author: side, text, risks: findMessageRisks(text), createdAt: now },
  })
  if (message === null) {
    if ((await findTextByKey(transaction, stored)) === text) return
    throw leadConflict("text", "The key was used for another message", leadTexts.otherText)
  }
  // Counted here, so that a repeated call counts once.
  await limitCalls(transaction, {
    ...{ name: "lead-replies", caller: `${lead.id}:${side}`, limit: replyRate.max },
    windowSeconds: inSeconds(replyRate.windowMs),
  })
  await markRead(transaction, { leadId: lead.id, reader: side }, now)
  if (isDropped(lead)) return updateLead(transaction, lead.id, { lastMessageAt: now })
  if (side === "seller") {
    const state = stateAfterAnswer(lead.state)
    const firstAnswerAt = lead.firstAnswerAt ?? now
    await updateLead(transaction, lead.id, { state, firstAnswerAt, lastMessageAt: now })
    await mailBuyer(context, lead, message)
  } else {
    const state = stateAfterMessage(lead.state)
    await updateLead(transaction, lead.id, { state, lastMessageAt: now })
    await mailSeller(context, lead, message)
  }
}

/** A thread is closed for both sides when one blocked the other, except one that is dropped. */
async function requireOpen(transaction: Database, lead: StoredLead): Promise<void> {
  if (await isSellerBlocked(transaction, lead)) throw closed()
  if (isDropped(lead)) return
  if (lead.deliveredAt === null) {
    throw leadConflict("text", "The question waits for its confirmation", leadTexts.unconfirmed)
  }
  if (lead.state === "spam" || (await isBlocked(transaction, lead))) throw closed()
}

const closed = () => leadConflict("text", "The thread is closed", leadTexts.closed)

/** Records that a side opened the thread; repeating it changes nothing. */
export async function see(context: LeadMailContext, key: LeadKey): Promise<void> {
  const lead = await requireLead(context, key)
  await markRead(context.transaction, { leadId: lead.id, reader: key.side }, context.now)
  if (key.side !== "seller" || lead.state !== "new") return
  const state = nextLeadState(lead.state, "see", "seller")
  await updateLead(context.transaction, lead.id, { state })
}

/**
 * Moves a lead as its seller chose. Repeating a choice changes nothing. Throws NotFoundError, and
 * ConflictError for a step that the state does not allow.
 */
export async function moveLead(
  context: LeadMailContext,
  { choice, leadId }: { leadId: number; choice: SellerChoice },
): Promise<void> {
  const lead = await requireLead(context, { leadId, side: "seller" })
  const isDone = { "agree-visit": "visit", win: "won", lose: "lost", "mark-spam": "spam" }
  if (choice !== "reopen" && lead.state === isDone[choice]) return
  const state = nextLeadState(lead.state, choice, "seller")
  await updateLead(context.transaction, lead.id, { state })
}

/** Answers that the machine is not available, and closes the lead. */
export async function answerUnavailable(context: LeadMailContext, key: LeadKey): Promise<void> {
  const { leadId } = key
  const lead = await requireLead(context, key)
  if (lead.state === "lost") return
  const text = leadTexts.unavailable
  // The lead is locked, and closed afterwards: after it was opened again this is another answer.
  const answers = await countMessages(context.transaction, leadId)
  await reply(context, { ...key, text, key: `not-available-${answers}` })
  await moveLead(context, { leadId, choice: "lose" })
}

/** Stores the seller's own note. */
export async function writeNote(
  context: LeadMailContext,
  { leadId, note }: { leadId: number; note: string },
): Promise<void> {
  const lead = await requireLead(context, { leadId, side: "seller" })
  await updateLead(context.transaction, lead.id, { note })
}

/**
 * Blocks or unblocks the other side of a lead. The open lead of a blocked sender is spam; a seller
 * whom a buyer blocked writes to none of that buyer's threads. Throws ForbiddenError for a buyer
 * without an account, to whom a block could not belong.
 */
export async function setBlocked(
  context: LeadMailContext,
  { isBlocked, leadId, side }: LeadKey & { isBlocked: boolean },
): Promise<void> {
  const { now, transaction } = context
  const lead = await requireLead(context, { leadId, side })
  if (side === "buyer") {
    const { buyerId: userId, sellerId } = lead
    if (userId === null) throw new DomainError("ForbiddenError", "Only with an account")
    return isBlocked
      ? insertSellerBlock(transaction, { userId, sellerId }, now)
      : deleteSellerBlock(transaction, { userId, sellerId })
  }
  if (!isBlocked) return deleteBlock(transaction, lead)
  await insertBlock(transaction, lead, now)
  if (!canMoveLead(lead.state, "mark-spam", "seller")) return
  await updateLead(transaction, lead.id, {
    state: nextLeadState(lead.state, "mark-spam", "seller"),
  })
}

/**
 * Hands a risky question to its seller, as its sender confirmed; one of a sender whom the seller
 * blocked, also meanwhile, is dropped. Repeating it changes nothing. Throws ConflictError when the ad
 * is not public any more: nobody is asked about what is sold [B10.193].
 */
export async function confirmLead(context: LeadMailContext, key: LeadKey): Promise<void> {
  if (key.side !== "buyer") throw new DomainError("ForbiddenError", "Only for the sender")
  const lead = await requireLead(context, key)
  if (lead.deliveredAt !== null || isDropped(lead)) return
  const { adId, id } = lead
  if (adId !== null && (await lockAskedAd(context.transaction, adId, context.now)) === null) {
    throw leadConflict("ad", "There is no such public ad any more", leadTexts.ended)
  }
  if (await isBlocked(context.transaction, lead)) {
    return updateLead(context.transaction, id, { state: "spam" })
  }
  await deliverLead(context, lead)
}
