import { savedEndingDays, savedNewsDays } from "@wara/domain/favourites/favourite"
import { soldAlternatives } from "@wara/domain/leads/lead"
import { adPath } from "@wara/domain/site/paths"
import { days, minutes } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { savedAdsMail } from "../../../emails/saved-ads.ts"
import { inInboxOrder, queueMail } from "../../../queue/enqueue.ts"
import { listAlternatives } from "../../ads/use-cases/similar-ads.ts"
import { makeSwitchLinks } from "../../mail-switches/use-cases/mail-switches.ts"
import { recordNotices, type SavedNotice } from "../notice-store.ts"

const batchSize = 50

/** How long an owner can take back that an ad ended before its savers are informed. */
const settledMs = minutes(10)

/** Ads that ended, in one mail, for which others like them are named. */
const maxReplaced = 2

/**
 * Mails users about ads that they saved: a price that fell, an end in two days, an ad that ended.
 * Each event is recorded in the transaction that queues its mail, so that nobody reads of it twice;
 * a user gets at most one mail a day, with everything that is due. Returns how many were queued.
 */
export async function mailSaved(
  { config, database }: { config: EmailSite; database: Database },
  now: Date,
): Promise<number> {
  const span = {
    now,
    since: new Date(now.getTime() - days(savedNewsDays)),
    until: new Date(now.getTime() + days(savedEndingDays)),
    settled: new Date(now.getTime() - settledMs),
    endingDays: savedEndingDays,
  }
  let total = 0
  for (let mailed = 1; mailed > 0; total += mailed) {
    mailed = await database.transaction(async (transaction) => {
      const due = await recordNotices(transaction, span, batchSize)
      const ofUsers = Map.groupBy(inInboxOrder(due), ({ user_id }) => user_id)
      for (const ofUser of ofUsers.values()) {
        await mailUser({ transaction, site: config, now }, ofUser)
      }
      return ofUsers.size
    })
  }
  return total
}

type MailContext = { transaction: Database; site: EmailSite; now: Date }

async function mailUser(context: MailContext, due: readonly SavedNotice[]): Promise<void> {
  const [first] = due
  if (!first) return
  const { now, site, transaction } = context
  const list = { list: "saved", userId: first.user_id } as const
  const { switchLink, oneClickUrl } = await makeSwitchLinks(context, list)
  const mail = savedAdsMail(site, {
    reader: { email: first.email, firstname: first.firstname },
    news: due.map((notice) => ({
      ...{ kind: notice.kind, name: notice.name, price: notice.price, currency: notice.currency },
      ...{ eventAt: notice.event_at, priceBefore: notice.price_before },
      endReason: notice.end_reason,
      link: `${site.baseUrl}${adPath(notice.slug)}`,
    })),
    alternatives: await alternativesOf(context, due),
    switchLink,
    oneClickUrl,
  })
  const reason = `saved-ads:${first.user_id}:${first.ad_id}:${first.kind}:${first.event_at.toISOString()}`
  await queueMail(transaction, `${reason}:${now.toISOString()}`, mail)
}

/** Other ads for those that ended, each once, and none that the mail reports itself. */
async function alternativesOf(
  { now, site, transaction }: MailContext,
  due: readonly SavedNotice[],
) {
  const ended = due.filter(({ kind }) => kind === "saved_ended").slice(0, maxReplaced)
  const each = soldAlternatives / Math.max(1, ended.length)
  const known = new Set(due.map(({ slug }) => slug))
  const found = []
  for (const { ad_id } of ended) {
    const similar = await listAlternatives({ database: transaction, site }, ad_id, now)
    const fresh = similar.filter(({ slug }) => !known.has(slug)).slice(0, each)
    for (const ad of fresh) known.add(ad.slug)
    found.push(...fresh)
  }
  return found
}
