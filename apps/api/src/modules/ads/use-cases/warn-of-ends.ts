import { endOfTerm } from "@wara/domain/ads/ad-renewal"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { readSettings } from "../../settings/use-cases/read-settings.ts"
import { recordEnding } from "../end-notice-store.ts"
import { mailEnding } from "../mail-end.ts"

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
      for (const ofOwner of Map.groupBy(ads, ({ ownerId }) => ownerId).values()) {
        await mailEnding(transaction, config, ofOwner, now)
      }
      return ads.length
    })
  }
  return total
}
