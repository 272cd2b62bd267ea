import type { LeadPage, LeadThread } from "@wara/contract/lead"
import { answerTimeSpanMs, usualAnswerHours } from "@wara/domain/leads/answer-time"
import type { LeadSide } from "@wara/domain/leads/lead"
import type { Database } from "../../../database/database.ts"
import {
  countLeads,
  countLeadsByAd,
  findLeadOf,
  findLeadWithAd,
  type LeadFilter,
  type LeadReader,
  listAnswerTimes,
  listLeads,
} from "../inbox-store.ts"
import { isBlocked, isSellerBlocked } from "../lead-block-store.ts"
import { noSuchLead } from "../lead-errors.ts"
import { findConfirmedEmail } from "../lead-store.ts"
import { listMessages } from "../message-store.ts"
import { presentLeadRow, presentThread } from "../present-lead.ts"

export const leadPageSize = 20

/** A reader of leads; a buyer's confirmed e-mail also opens what was asked without the account. */
export async function findReader(
  database: Database,
  userId: number,
  side: LeadSide,
): Promise<LeadReader> {
  if (side === "seller") return { side, userId }
  return { side, userId, email: await findConfirmedEmail(database, userId) }
}

/** A page of the leads of one side of an account, with the numbers of the tabs. */
export async function readLeadPage(
  database: Database,
  call: LeadFilter & { userId: number; side: LeadSide; page: number },
  now: Date,
): Promise<LeadPage> {
  const { ad, page, side, tab } = call
  const reader = await findReader(database, call.userId, side)
  const count = (of: LeadFilter["tab"]) => countLeads(database, reader, { ad, tab: of })
  const [rows, counts, byAd] = await Promise.all([
    listLeads(
      database,
      reader,
      { ad, tab },
      { offset: (page - 1) * leadPageSize, limit: leadPageSize },
    ),
    Promise.all([count("new"), count("open"), count("closed")]),
    countLeadsByAd(database, reader),
  ])
  const [fresh, open, closed] = counts
  const ofTab = { new: fresh, open, closed }
  const total = tab === null ? fresh + open + closed : ofTab[tab]
  return {
    data: rows.map((row) => presentLeadRow(row, side, now)),
    meta: {
      pagination: {
        page,
        pageSize: leadPageSize,
        pageCount: Math.ceil(total / leadPageSize),
        total,
      },
      counts: ofTab,
      ads: byAd,
    },
  }
}

/** A thread of an account, from the side on which it is. Throws NotFoundError. */
export async function readOwnThread(
  database: Database,
  call: { userId: number; documentId: string },
  now: Date,
): Promise<LeadThread> {
  for (const side of ["seller", "buyer"] as const) {
    const reader = await findReader(database, call.userId, side)
    const found = await findLeadOf(database, reader, call.documentId)
    if (found !== null) return readThread(database, found.lead.id, side, now)
  }
  throw noSuchLead()
}

/** A thread as one side sees it. Throws NotFoundError. */
export async function readThread(
  database: Database,
  leadId: number,
  side: LeadSide,
  now: Date,
): Promise<LeadThread> {
  const found = await findLeadWithAd(database, leadId)
  if (found === null) throw noSuchLead()
  const messages = await listMessages(database, leadId)
  const blockedBy = {
    seller: await isBlocked(database, found.lead),
    buyer: await isSellerBlocked(database, found.lead),
  }
  return presentThread({ ...found, messages, blockedBy }, side, now)
}

/** The usual answer time of an ad's seller in whole hours; null with too few answers. */
export async function readAnswerTime(
  database: Database,
  adId: number,
  now: Date,
): Promise<number | null> {
  const since = new Date(now.getTime() - answerTimeSpanMs)
  return usualAnswerHours(await listAnswerTimes(database, adId, since))
}
