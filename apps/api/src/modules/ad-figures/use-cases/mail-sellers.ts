import { isQuietTime } from "@wara/domain/alerts/alert-times"
import { findAdIdeas } from "@wara/domain/figures/ad-ideas"
import { chileanDay, chileanMonday } from "@wara/domain/site/chilean-dates"
import { adPath, editAdPath } from "@wara/domain/site/paths"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { adIdeasMail, weeklyFiguresMail } from "../../../emails/seller-figures.ts"
import { inInboxOrder, queueMail } from "../../../queue/enqueue.ts"
import { makeSwitchLinks } from "../../mail-switches/use-cases/mail-switches.ts"
import { listQuietAds } from "../quiet-ads-store.ts"
import {
  type Batch,
  finishWeek,
  isWeekFinished,
  listWeeks,
  recordIdeas,
  recordWeek,
} from "../seller-mail-store.ts"

type JobContext = { config: EmailSite; database: Database }

const batchSize = 50

/**
 * Mails sellers the numbers of their public ads in the week before this Monday. Each seller is
 * recorded in the transaction that queues the mail, so that nobody gets a week twice and a job that
 * died continues. On Monday every run does so; on the days after it only until the mails of that
 * Monday went to everybody, because no server ran. Returns how many mails were queued.
 */
export async function mailWeek(
  { config, database }: JobContext,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const span = { monday: chileanMonday(now), now }
  if (!isMonday(span) && (await isWeekFinished(database, span.monday))) return 0
  const total = await inBatches(signal, (batch) =>
    database.transaction(async (transaction) => {
      const sellers = await recordWeek(transaction, span, batch)
      for (const seller of inInboxOrder(sellers)) {
        const weeks = await listWeeks(transaction, seller.id, span)
        const links = await linksOf({ transaction, site: config, now }, seller.id)
        const ads = weeks.map(({ slug, ...ad }) => ({
          ...ad,
          link: `${config.baseUrl}${adPath(slug)}`,
        }))
        const mail = weeklyFiguresMail(config, { seller, ads, ...links })
        await queueMail(transaction, `weekly-figures:${seller.id}:${span.monday}`, mail)
      }
      return sellers
    }),
  )
  if (!signal?.aborted) await finishWeek(database, span)
  return total
}

const isMonday = ({ monday, now }: { monday: string; now: Date }) => chileanDay(now) === monday

/** Whether the mails of this Monday were missed by servers that did not run: in waking hours. */
export async function isWeekMissed({ database }: JobContext, now: Date): Promise<boolean> {
  return !isQuietTime(now) && !(await isWeekFinished(database, chileanMonday(now)))
}

/**
 * Mails sellers ideas for a public ad that nobody asked about in seven days: once per publication, and
 * at most one mail in seven days. Returns how many were queued.
 */
export function mailIdeas(
  { config, database }: JobContext,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  return inBatches(signal, (batch) =>
    database.transaction(async (transaction) => {
      const sellers = await recordIdeas(transaction, now, batch)
      const known = sellers.map(({ ad }) => ad)
      const quiet = known.length === 0 ? [] : await listQuietAds(transaction, known, now)
      for (const seller of inInboxOrder(sellers)) {
        const ad = quiet.find(({ id }) => id === seller.ad)
        if (!ad) continue
        const links = await linksOf({ transaction, site: config, now }, seller.id)
        const mail = adIdeasMail(config, {
          ...{ seller, ideas: findAdIdeas(ad), views: ad.views, ...links },
          ad: { name: ad.name, photo: ad.photo, editLink: config.baseUrl + editAdPath(ad.id) },
        })
        await queueMail(transaction, `ad-ideas:${ad.id}:${now.toISOString()}`, mail)
      }
      return sellers
    }),
  )
}

const linksOf = (context: Parameters<typeof makeSwitchLinks>[0], userId: number) =>
  makeSwitchLinks(context, { list: "seller", userId })

/** Runs a step with the users after those of the step before, until none is left. */
async function inBatches(
  signal: AbortSignal | undefined,
  step: (batch: Batch) => Promise<readonly { id: number }[]>,
): Promise<number> {
  let total = 0
  let after = 0
  while (!signal?.aborted) {
    const mailed = await step({ after, limit: batchSize })
    const last = mailed.at(-1)
    if (last === undefined) break
    after = last.id
    total += mailed.length
  }
  return total
}
