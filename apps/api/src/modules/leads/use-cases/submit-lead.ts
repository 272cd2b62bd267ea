import type { LeadReceipt } from "@wara/contract/lead"
import { inboxOf } from "@wara/domain/accounts/inbox"
import { DomainError } from "@wara/domain/errors"
import { leadRates } from "@wara/domain/leads/lead"
import type { NewLead } from "@wara/domain/leads/lead-schema"
import { leadTexts } from "@wara/domain/leads/lead-texts"
import { findQuestionRisks } from "@wara/domain/leads/message-risks"
import { inSeconds } from "@wara/domain/time"
import { limitCalls, limitNetwork } from "../../../access/limits.ts"
import type { Viewer } from "../../../access/viewer.ts"
import type { Database } from "../../../database/database.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { inInboxOrder } from "../../../queue/enqueue.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import { isBlocked, isSellerBlocked } from "../lead-block-store.ts"
import { leadConflict } from "../lead-errors.ts"
import {
  countLeadsOf,
  findLeadByKey,
  findLeadParties,
  insertLead,
  lockAskedAd,
  type StoredLead,
  updateLead,
} from "../lead-store.ts"
import { type LeadMailContext, mailConfirmation, mailCopy, mailSeller } from "./mail-lead.ts"

export type LeadCall = {
  key: string
  adId: number
  lead: NewLead
  network: string
  viewer: Viewer | null
}

/** Who asks: a user by the e-mail of the account, anybody else by the one they typed. */
type Sender = { buyerId: number | null; email: string; isProved: boolean }

/**
 * Stores a question to the seller of a public ad once per key, and queues its e-mails in the same
 * transaction. A risky one waits until its sender confirms it; one of a blocked sender is answered
 * like any other and does not reach the seller. Throws NotFoundError when the ad is not public,
 * ConflictError for an own ad, for a seller whom the sender blocked, for the fourth question about one ad and for a key of another
 * question, RateLimitError past the limits.
 */
export async function submitLead(
  { config, database }: { config: EmailSite; database: Database },
  call: LeadCall,
  now: Date,
): Promise<LeadReceipt> {
  const known = await findLeadByKey(database, call.key)
  if (known) return replay(known, call)
  const stored = await database.transaction(async (transaction) => {
    const sender = await findSender(transaction, call)
    const ad = await lockAskedAd(transaction, call.adId, now)
    if (ad === null) throw notPublic()
    if (ad.ownerId === call.viewer?.id) {
      throw leadConflict("ad", "You cannot ask about your own ad", leadTexts.ownAd)
    }
    const { buyerId, email } = sender
    if (await isSellerBlocked(transaction, { buyerId, sellerId: ad.ownerId })) {
      throw leadConflict("ad", "You blocked this seller", leadTexts.blockedSeller)
    }
    const isRefused = await isBlocked(transaction, {
      ...{ buyerId, email, sellerId: ad.ownerId, buyerProvedAt: null },
    })
    const risks = findQuestionRisks(call.lead)
    // A risky one of a blocked sender waits for its confirmation like any other.
    const state = isRefused && risks.length === 0 ? "spam" : "new"
    const lead = { ...call.lead, email }
    const row = { ad, buyerId, key: call.key, risks, state } as const
    const written = await insertLead(transaction, lead, row, now)
    if (written === null) return null
    // Counted here, so that concurrent requests with the same key count once.
    await requireBelowLimits(transaction, written, {
      network: call.network,
      isProved: sender.isProved,
    })
    const context = { transaction, site: config, now }
    if (risks.length > 0) await mailConfirmation(context, written)
    else await mailBoth(context, written, { isRefused, isProved: sender.isProved })
    return written
  })
  const lead = stored ?? (await findLeadByKey(database, call.key))
  if (lead !== null) return replay(lead, call)
  throw new DomainError("ConflictError", "Another request with this Idempotency-Key is in progress")
}

/** Mails the copy to the sender and, unless the seller blocked the sender, the question. */
async function mailBoth(
  context: LeadMailContext,
  lead: StoredLead,
  { isProved, isRefused }: { isProved: boolean; isRefused: boolean },
): Promise<void> {
  const { seller } = await findLeadParties(context.transaction, lead)
  const copy = { email: lead.email, send: () => mailCopy(context, lead, isProved) }
  const question = { email: seller.email, send: () => deliverLead(context, lead) }
  for (const { send } of inInboxOrder(isRefused ? [copy] : [copy, question])) await send()
}

/** Hands a question to its seller; part of the caller's transaction. */
export async function deliverLead(context: LeadMailContext, lead: StoredLead): Promise<void> {
  const { now, transaction } = context
  await updateLead(transaction, lead.id, { deliveredAt: now, lastMessageAt: now })
  await mailSeller(context, lead, null)
}

async function findSender(transaction: Database, { lead, viewer }: LeadCall): Promise<Sender> {
  if (viewer === null) return { buyerId: null, email: lead.email, isProved: false }
  const account = await lockAccount(transaction, { id: viewer.id })
  if (account === null) throw new DomainError("UnauthorizedError", "Log-in required")
  return { buyerId: viewer.id, email: account.email, isProved: account.confirmedAt !== null }
}

async function requireBelowLimits(
  transaction: Database,
  lead: StoredLead,
  { isProved, network }: { network: string; isProved: boolean },
): Promise<void> {
  const settings = await readSettings(transaction)
  for (const { of, setting, windowMs } of leadRates) {
    const windowSeconds = inSeconds(windowMs)
    const name = `lead-${of}-${windowSeconds}`
    const call = { name, limit: settings[setting], windowSeconds }
    if (of === "network") await limitNetwork(transaction, { ...call, network })
    else
      await limitCalls(transaction, {
        ...call,
        caller: (isProved ? "proved:" : "") + inboxOf(lead.email),
      })
  }
  // The row of the e-mail's counter is locked, so that parallel questions are counted in turn.
  const max = settings.questions_ad
  if ((await countLeadsOf(transaction, lead, isProved)) > max) {
    throw leadConflict("ad", "Too many questions about this ad", leadTexts.tooManyForAd(max))
  }
}

function notPublic(): DomainError {
  const details = [{ path: ["ad"], message: leadTexts.ended }]
  return new DomainError("NotFoundError", "There is no such public ad", details)
}

function replay(known: StoredLead, { adId, lead, viewer }: LeadCall): LeadReceipt {
  const isSame =
    known.adId === adId &&
    known.message === lead.message &&
    known.name === lead.name &&
    known.phone === lead.phone &&
    known.company === lead.company &&
    known.buyerId === (viewer?.id ?? null) &&
    (viewer !== null || known.email.toLowerCase() === lead.email.toLowerCase())
  if (!isSame) {
    throw new DomainError(
      "ConflictError",
      "This Idempotency-Key was already used for another question",
      [{ path: ["Idempotency-Key"], message: "was already used for another question" }],
    )
  }
  const { deliveredAt, documentId, risks } = known
  return { documentId, awaits_confirmation: risks.length > 0 && deliveredAt === null }
}
