import { isReminderDue, reminderAfterMs } from "@wara/domain/leads/business-time"
import { reminderPauseMs } from "@wara/domain/leads/lead"
import { adsPath, paths } from "@wara/domain/site/paths"
import { minutes } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { leadReminderMail, soldMachineMail } from "../../../emails/leads.ts"
import { inInboxOrder, queueMail } from "../../../queue/enqueue.ts"
import { listAlternatives } from "../../ads/use-cases/similar-ads.ts"
import {
  closeSoldLeads,
  listRemindedSellers,
  lockUnanswered,
  recordReminders,
  reopenResumedLeads,
  type WaitingLead,
} from "../job-store.ts"
import { findUser } from "../lead-store.ts"
import { makeLeadLink, optionsForBuyer } from "./mail-lead.ts"

type JobContext = { config: EmailSite; database: Database }

const batchSize = 200

/** Leads of sold machines in a transaction, which locks the counters of their buyers' inboxes. */
const soldAtOnce = 20

/** How long a seller can take back that a machine was sold before its buyers are informed. */
const soldDelayMs = minutes(10)

/** The work of every minute: reminders to sellers, and news of sold machines to buyers. */
export async function tendLeads(context: JobContext, now: Date): Promise<void> {
  await remindSellers(context, now)
  await closeSold(context, now)
}

/**
 * Reminds sellers of questions after a business day without an answer, each question once. What comes
 * due within an hour of a seller's last reminder waits for the next one [B8.164].
 */
export async function remindSellers({ config, database }: JobContext, now: Date): Promise<number> {
  const before = new Date(now.getTime() - reminderAfterMs)
  return database.transaction(async (transaction) => {
    const waiting = await lockUnanswered(transaction, before, batchSize)
    const late = waiting.filter((lead) => isReminderDue(lead.delivered_at, now))
    const sellers = [...new Set(late.map(({ seller_id }) => seller_id))]
    const since = new Date(now.getTime() - reminderPauseMs)
    const reminded = await listRemindedSellers(transaction, sellers, since)
    const due = late.filter(({ seller_id }) => !reminded.has(seller_id))
    const ids = due.map(({ id }) => id)
    await recordReminders(transaction, ids, now)
    for (const ofSeller of await sellersOf(transaction, due)) {
      await remind({ transaction, site: config, now }, ofSeller)
    }
    return due.length
  })
}

/** Sellers with the questions that wait for them, in the order of their inboxes. */
async function sellersOf(transaction: Database, waiting: readonly WaitingLead[]) {
  const groups = []
  for (const [sellerId, leads] of Map.groupBy(waiting, ({ seller_id }) => seller_id)) {
    const seller = await findUser(transaction, sellerId)
    groups.push({ email: seller.email, seller, leads })
  }
  return inInboxOrder(groups)
}

async function remind(
  context: Parameters<typeof makeLeadLink>[0],
  { leads: waiting, seller }: Awaited<ReturnType<typeof sellersOf>>[number],
): Promise<void> {
  const [first] = waiting
  if (!first) return
  const { site, transaction } = context
  const link =
    waiting.length === 1
      ? await makeLeadLink(context, first, "seller")
      : `${site.baseUrl}${paths.accountLeads}`
  const items = waiting.map(({ ad_name, name }) => ({ ad: ad_name, name }))
  const mail = leadReminderMail(site, { seller, waiting: items, link })
  await queueMail(transaction, `lead-reminder:${first.document_id}`, mail)
}

/**
 * Closes the open leads of sold machines and informs their buyers, some minutes after the sale, in
 * which the seller can take it back. Leads of an ad that returned are open again. Returns how many
 * were closed.
 */
export async function closeSold({ config, database }: JobContext, now: Date): Promise<number> {
  await reopenResumedLeads(database)
  const before = new Date(now.getTime() - soldDelayMs)
  let total = 0
  for (let closed = soldAtOnce; closed === soldAtOnce; total += closed) {
    closed = await database.transaction(async (transaction) => {
      const leads = await closeSoldLeads(transaction, { before, now }, soldAtOnce)
      const context = { database: transaction, site: config }
      const similar = new Map<number, Awaited<ReturnType<typeof listAlternatives>>>()
      for (const lead of inInboxOrder(leads)) {
        const { email } = lead
        if (email === null) continue
        const alternatives =
          similar.get(lead.ad_id) ?? (await listAlternatives(context, lead.ad_id, now))
        similar.set(lead.ad_id, alternatives)
        const mail = soldMachineMail(config, {
          ad: lead.ad_name,
          lead: { ...lead, email },
          alternatives,
          moreLink: `${config.baseUrl}${adsPath({ category: lead.category ?? "" })}`,
        })
        await queueMail(
          transaction,
          // Once: a seller who sells the same again and again informs nobody again.
          `lead-sold:${lead.document_id}`,
          mail,
          optionsForBuyer({ buyerId: lead.buyer_id, buyerProvedAt: lead.buyer_proved_at }),
        )
      }
      return leads.length
    })
  }
  return total
}
