import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { useUpCredits } from "../../credits/use-cases/use-up-credits.ts"
import { recordEnded } from "../end-notice-store.ts"
import { endExpiredAds } from "../expiry-store.ts"
import { endFeaturing, listFeaturedBefore } from "../featuring-store.ts"
import { mailEnded } from "../mail-end.ts"
import { withdrawReviews } from "../review-store.ts"

/** Ads ended in one transaction. */
const stretch = 50

/**
 * Moves ads past their last day from active to expired and tells their owners (PRODUCT: ad lifecycle),
 * each once a day, then takes featured credits off whose days are over. Lists hide ended ads by their date already; the
 * database's notices make the page cache drop what showed them. Answers how many ended.
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
    // Locks their owners before the ads, as every step of an ad does: nobody waits in a circle.
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
