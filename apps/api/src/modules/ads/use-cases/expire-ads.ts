import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { useUpCredits } from "../../credits/use-cases/spend-credit.ts"
import { recordEnded } from "../end-notice-store.ts"
import { endExpiredAds } from "../expiry-store.ts"
import { endFeaturing, listFeaturedBefore } from "../featuring-store.ts"
import { mailEnded } from "../mail-end.ts"
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
      await withdrawReviews(transaction, ids, now)
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
      for (const ofOwner of Map.groupBy(ads, ({ ownerId }) => ownerId).values()) {
        await mailEnded(transaction, config, ofOwner, now)
      }
      return ads.length
    })
  }
}
