import type { LeadRow, LeadThread } from "@wara/contract/lead"
import { remainingDays } from "@wara/domain/ads/ad-term"
import {
  type LeadSide,
  type LeadState,
  leadAsks,
  leadLimits,
  measureOf,
} from "@wara/domain/leads/lead"
import type { ads } from "../../database/schema/ads.ts"
import type { LeadListRow } from "./inbox-store.ts"
import { isDropped, type StoredLead } from "./lead-store.ts"
import type { StoredMessage } from "./message-store.ts"
import { risksOf } from "./use-cases/mail-lead.ts"

type StoredAd = typeof ads.$inferSelect

/** Characters of the newest message in a list. */
const excerptLength = 160

const awaitsConfirmation = (lead: StoredLead): boolean =>
  lead.deliveredAt === null && lead.risks.length > 0 && !isDropped(lead)

/**
 * The state as one side sees it. A buyer does not learn of spam and blocks: a question that was
 * dropped looks as if it waited for its answer, and spam like every other closed thread.
 */
function stateFor(side: LeadSide, lead: StoredLead): LeadState {
  if (side === "seller" || lead.state !== "spam") return lead.state
  return isDropped(lead) ? "new" : "lost"
}

const presentAd = (ad: StoredAd | null, now: Date): LeadRow["ad"] =>
  ad && {
    id: ad.id,
    name: ad.name,
    slug: ad.slug,
    price: ad.price ?? 0,
    currency: ad.currency,
    is_public:
      ad.state === "active" && ad.expiresAt !== null && remainingDays(ad.expiresAt, now) > 0,
  }

/** A lead in the list of one side. */
export function presentLeadRow(row: LeadListRow, side: LeadSide, now: Date): LeadRow {
  const { ad, last, lead, subject, unread } = row
  return {
    documentId: lead.documentId,
    state: stateFor(side, lead),
    subject,
    ad: presentAd(ad, now),
    name: side === "seller" ? lead.name : null,
    excerpt: last.slice(0, excerptLength),
    has_unread: unread,
    has_risks: side === "seller" && lead.risks.length > 0,
    awaits_confirmation: awaitsConfirmation(lead),
    created_at: lead.createdAt.toISOString(),
    last_message_at: lead.lastMessageAt.toISOString(),
  }
}

export type FoundThread = {
  lead: StoredLead
  ad: StoredAd | null
  subject: string
  messages: StoredMessage[]
  /** Whether each side blocked the other. */
  blockedBy: Record<LeadSide, boolean>
}

/** Whether nothing can be written, on either side. */
function isClosed({ blockedBy, lead }: FoundThread): boolean {
  if (blockedBy.buyer) return true
  return !isDropped(lead) && (lead.state === "spam" || blockedBy.seller)
}

/**
 * A thread as one side sees it: the buyer learns no notes, and no thread says to a side that it was
 * blocked; only a seller who answers a wanted ad again is told. A thread in which one side blocked the
 * other is closed for both.
 */
export function presentThread(found: FoundThread, side: LeadSide, now: Date): LeadThread {
  const { ad, blockedBy, lead, messages, subject } = found
  const isSeller = side === "seller"
  const waits = awaitsConfirmation(lead)
  return {
    documentId: lead.documentId,
    side,
    state: stateFor(side, lead),
    subject,
    ad: presentAd(ad, now),
    asks: leadAsks.filter((ask) => lead.asks.includes(ask)),
    messages: [
      {
        author: "buyer",
        text: lead.message,
        risks: risksOf(lead),
        created_at: lead.createdAt.toISOString(),
        is_read: lead.state !== "new" && !isDropped(lead),
      },
      ...messages.map((message) => ({
        author: message.author,
        text: message.text,
        risks: risksOf(message),
        created_at: message.createdAt.toISOString(),
        is_read: message.readAt !== null,
      })),
    ],
    person: isSeller ? { name: lead.name, phone: lead.phone, company: lead.company } : null,
    note: isSeller ? lead.note : null,
    measure: isSeller ? null : measureOf(ad?.state ?? null),
    is_blocked: blockedBy[side],
    can_block: isSeller || lead.buyerId !== null,
    can_reply: !isClosed(found) && !waits && messages.length < leadLimits.messages,
    awaits_confirmation: waits,
    created_at: lead.createdAt.toISOString(),
    last_message_at: lead.lastMessageAt.toISOString(),
  }
}
