import { endOfTerm } from "@wara/domain/ads/ad-term"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { useUpCredits } from "../../credits/use-cases/spend-credit.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import { endFeaturing, listFeaturedBefore } from "../ad-store.ts"
import { endExpiredAds, recordEnded, recordEnding } from "../end-store.ts"
import { mailEnds } from "../mail-end.ts"
import { withdrawReviews } from "../review-store.ts"

const stretch = 50

/**
 * Moves ads past their last day from active to expired and notifies their owners, each once a day,
 * then removes featured credits whose days are over. Lists already hide ended ads by their date;
 * database notifications make the page cache invalidate pages that showed them. Returns how many
 * ended.
 */
export async function expireAds(
  { config, database }: { config: EmailSite; database: Database },
  now: Date,
): Promise<number> {
  let total = 0
  for (let ended = stretch; ended === stretch; total += ended) {
    ended = await database.transaction(async (transaction) => {
      const ads = await endExpiredAds(transaction, now, stretch)
      const ids = ads.map(({ id }) => id)
      await withdrawReviews(transaction, ids, now, { sparesAudits: true })
      return ads.length
    })
  }
  await notifyOwners({ config, database }, now)
  await database.transaction(async (transaction) => {
    const over = await listFeaturedBefore(transaction, now)
    // Locks their owners before the ads, as every lifecycle transition does, to avoid deadlocks.
    await useUpCredits(transaction, "featured", over, now)
    await endFeaturing(transaction, over)
  })
  return total
}

async function notifyOwners(
  { config, database }: { config: EmailSite; database: Database },
  now: Date,
): Promise<void> {
  for (let notified = 1; notified > 0; ) {
    notified = await database.transaction(async (transaction) => {
      const ads = await recordEnded(transaction, now, stretch)
      await mailEnds(transaction, config, { kind: "ended", ads }, now)
      return ads.length
    })
  }
}

const batchSize = 50

/**
 * Warns owners of ads that end within the days set by operators: once per ad end, and each owner
 * once a day, with all due ads. Returns the number of these ads.
 */
export async function warnOfEnds(
  { config, database }: { config: EmailSite; database: Database },
  now: Date,
): Promise<number> {
  const { reminder_days: days } = await readSettings(database)
  const span = { now, until: endOfTerm(now, days), days }
  let total = 0
  for (let warned = 1; warned > 0; total += warned) {
    warned = await database.transaction(async (transaction) => {
      const ads = await recordEnding(transaction, span, batchSize)
      await mailEnds(transaction, config, { kind: "ending", ads }, now)
      return ads.length
    })
  }
  return total
}
