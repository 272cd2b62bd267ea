import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"

/** An ad that goes to review; `content` null is what the checkout stored. */
export type AdSubmission = {
  adId: number
  ownerId: number
  featured: boolean
  content: AdContent | null
}

/** What mails need to know of the site. */
export type Site = Pick<Config, "baseUrl" | "siteName">

/**
 * Sends an ad to review and spends its credits; part of the caller's transaction. Repeating it changes
 * nothing. After a payment use `submitPaidAd`.
 */
export async function submitAd(
  _transaction: Database,
  _site: Site,
  _submission: AdSubmission,
  _now: Date,
): Promise<void> {
  throw new Error("not there yet")
}
