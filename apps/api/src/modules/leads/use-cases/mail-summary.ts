import { sellerMailRates, summaryItems } from "@wara/domain/leads/lead"
import { paths } from "@wara/domain/site/paths"
import { hours, inSeconds, minutes } from "@wara/domain/time"
import { isWithinLimit } from "../../../access/limits.ts"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { leadSummaryMail } from "../../../emails/leads.ts"
import { type LeadSummaryJob, queueLeadSummary, queueMail } from "../../../queue/enqueue.ts"
import { findConfirmedEmail, findUser, type StoredLead } from "../lead-store.ts"
import { listUnmailed } from "../summary-store.ts"

type Sender = Pick<StoredLead, "buyerId" | "buyerProvedAt">

/** Whether the sender of a thread is a confirmed account, or used the mailed link of it. */
async function isProved(database: Database, { buyerId, buyerProvedAt }: Sender): Promise<boolean> {
  if (buyerProvedAt !== null) return true
  return buyerId !== null && (await findConfirmedEmail(database, buyerId)) !== null
}

/**
 * Whether a seller gets a mail of its own about a question or message now. Beyond the mails of the
 * hour or the day it is in the inbox only, and a mail about all of them follows when the hour ends.
 * Senders with a proved address are counted apart, so that nobody who types addresses delays theirs.
 * Part of the caller's transaction.
 */
export async function mayMailSeller(
  transaction: Database,
  lead: Sender & Pick<StoredLead, "sellerId">,
  now: Date,
): Promise<boolean> {
  const group = (await isProved(transaction, lead)) ? "proved" : "typed"
  const caller = `${lead.sellerId}:${group}`
  let isWithin = true
  for (const { max: limit, windowMs } of sellerMailRates) {
    const windowSeconds = inSeconds(windowMs)
    const name = `seller-lead-mails-${windowSeconds}`
    const counted = { name, caller, limit, windowSeconds }
    isWithin = (await isWithinLimit(transaction, counted)) && isWithin
  }
  if (!isWithin) await queueLeadSummary(transaction, { sellerId: lead.sellerId, ...hourOf(now) })
  return isWithin
}

/** Its mail waits a little longer, because questions of its last moment may not be stored yet. */
function hourOf(now: Date): { since: Date; until: Date } {
  const since = Math.floor(now.getTime() / hours(1)) * hours(1)
  return { since: new Date(since), until: new Date(since + hours(1) + minutes(2)) }
}

/**
 * Mails a seller about everything of an hour that no mail was about and that is still unread.
 * Repeating it mails once.
 */
export async function mailLeadSummary(
  { config, database }: { config: EmailSite; database: Database },
  { sellerId, since }: LeadSummaryJob,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const unread = await listUnmailed(transaction, { sellerId, since: new Date(since) })
    const total = unread.reduce((sum, { threads }) => sum + threads, 0)
    const seller = await findUser(transaction, sellerId)
    if (total === 0 || seller.isClosed) return
    const mail = leadSummaryMail(config, {
      ...{ seller, total, machines: unread.slice(0, summaryItems) },
      link: config.baseUrl + paths.accountLeads,
    })
    await queueMail(transaction, `lead-summary:${sellerId}:${since}`, mail)
  })
}
