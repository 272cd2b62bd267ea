import type { LeadReceipt } from "@wara/contract/lead"
import { DomainError } from "@wara/domain/errors"
import { findMessageRisks } from "@wara/domain/leads/message-risks"
import { inSeconds } from "@wara/domain/time"
import { adlessOfferRate, offerRate } from "@wara/domain/wanted/wanted-ad"
import { wantedTexts } from "@wara/domain/wanted/wanted-texts"
import { limitCalls } from "../../../access/limits.ts"
import { offerMail } from "../../../emails/wanted-ads.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { isSellerBlocked } from "../lead-block-store.ts"
import { leadConflict } from "../lead-errors.ts"
import {
  findConfirmedEmail,
  findLeadByKey,
  findLeadParties,
  findUser,
  lockAskedAd,
  type StoredLead,
} from "../lead-store.ts"
import { insertMessage, listMessages } from "../message-store.ts"
import { insertOffer } from "../offer-store.ts"
import { type LeadMailContext, makeLeadLink, risksOf } from "./mail-lead.ts"

export type Offer = {
  sellerId: number
  /** The person who seeks. */
  buyerId: number
  /** Null for a machine that is not published. */
  adId: number | null
  wanted: { id: number; name: string; question: string }
  text: string
  key: string
}

/**
 * Opens the thread of an offer: what the person seeks is its question, the seller's text its first
 * answer. Once per key; part of the caller's transaction, which locks both accounts. Throws
 * ConflictError when the ad is not the seller's or not public, was offered before, the person who
 * seeks blocked the seller, or the key belongs to another offer, UnverifiedEmailError without ad and
 * confirmed e-mail, and RateLimitError past the limits of the day.
 */
export async function openOffer(context: LeadMailContext, offer: Offer): Promise<LeadReceipt> {
  const { now, transaction } = context
  const { adId, buyerId, key, sellerId, text, wanted } = offer
  const known = await findLeadByKey(transaction, key)
  if (known !== null) return replay(transaction, known, offer)
  await requireSeller(transaction, offer, now)
  const buyer = await findUser(transaction, buyerId)
  const lead = await insertOffer(transaction, {
    ...{ adId, sellerId, buyerId, wantedId: wanted.id, idempotencyKey: key },
    ...{ email: buyer.email, name: wantedTexts.seeker, message: wanted.question },
    ...{ deliveredAt: now, firstAnswerAt: now, lastMessageAt: now, createdAt: now, updatedAt: now },
  })
  if (lead === null) {
    const text = adId === null ? wantedTexts.answeredTwice : wantedTexts.offerTwice
    throw leadConflict("ad", "This was offered before", text)
  }
  await countOffer(transaction, offer)
  const message = await insertMessage(transaction, {
    ...{ leadId: lead.id, author: "seller" as const, text, risks: findMessageRisks(text) },
    ...{ idempotencyKey: `seller:${key}`, createdAt: now },
  })
  if (message === null) throw new Error("the thread of an offer has a message already")
  const { ad: offered } = await findLeadParties(transaction, lead)
  const link = await makeLeadLink(context, lead, "buyer")
  const mail = offerMail(context.site, {
    ...{ buyer, ad: offered, wanted: wanted.name, text, risks: risksOf(message), link },
  })
  await queueMail(transaction, `lead:${lead.documentId}:${message.documentId}`, mail, {
    always: true,
  })
  return { documentId: lead.documentId, awaits_confirmation: false }
}

/** Whether the seller may answer: with a public ad of theirs, or without one by a confirmed account. */
async function requireSeller(
  transaction: LeadMailContext["transaction"],
  { adId, buyerId, sellerId }: Offer,
  now: Date,
): Promise<void> {
  if (await isSellerBlocked(transaction, { buyerId, sellerId })) {
    throw leadConflict("ad", "The person who seeks blocked the seller", wantedTexts.offerBlocked)
  }
  if (adId === null) {
    if ((await findConfirmedEmail(transaction, sellerId)) !== null) return
    throw new DomainError("UnverifiedEmailError", "The e-mail must be confirmed first", [
      { path: ["email_confirmation"], message: wantedTexts.offerUnconfirmed },
    ])
  }
  const ad = await lockAskedAd(transaction, adId, now)
  if (ad?.ownerId !== sellerId) {
    throw leadConflict("ad", "The ad is not a public one of the seller", wantedTexts.offerAd)
  }
}

async function countOffer(
  transaction: LeadMailContext["transaction"],
  { adId, sellerId }: Offer,
): Promise<void> {
  const caller = String(sellerId)
  const count = (name: string, { max, windowMs }: { max: number; windowMs: number }) =>
    limitCalls(transaction, { name, caller, limit: max, windowSeconds: inSeconds(windowMs) })
  await count("wanted-offers", offerRate)
  if (adId === null) await count("wanted-offers-without-ad", adlessOfferRate)
}

async function replay(
  transaction: LeadMailContext["transaction"],
  known: StoredLead,
  { adId, sellerId, text, wanted }: Offer,
): Promise<LeadReceipt> {
  const [first] = await listMessages(transaction, known.id)
  const isSame =
    known.sellerId === sellerId &&
    known.adId === adId &&
    known.wantedId === wanted.id &&
    first?.text === text
  if (isSame) return { documentId: known.documentId, awaits_confirmation: false }
  throw new DomainError("ConflictError", "This Idempotency-Key was already used", [
    { path: ["Idempotency-Key"], message: "was already used for another offer" },
  ])
}
