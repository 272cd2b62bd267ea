import { endOfTerm } from "@wara/domain/ads/ad-renewal"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { readSettings } from "../../settings/use-cases/read-settings.ts"
import { noteWarnings } from "../expiry-store.ts"
import { mailEnding } from "../mail-end.ts"

/** Owners warned in one transaction. */
const stretch = 50

/** Warns owners whose ads end within the days that operators set, each end once; answers how many. */
export async function warnOfEnds(
  { config, database }: { config: EmailSite; database: Database },
  now: Date,
): Promise<number> {
  const { reminder_days: days } = await readSettings(database)
  const span = { now, until: endOfTerm(now, days), days }
  let total = 0
  for (let warned = stretch; warned === stretch; total += warned) {
    warned = await database.transaction(async (transaction) => {
      const ads = await noteWarnings(transaction, span, stretch)
      for (const ad of ads) await mailEnding(transaction, config, ad, now)
      return ads.length
    })
  }
  return total
}
