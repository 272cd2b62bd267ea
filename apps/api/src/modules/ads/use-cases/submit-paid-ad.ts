import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { dropPayment } from "./drop-payment.ts"
import { submitAd } from "./submit-ad.ts"

/**
 * Sends the ad of a paid order to review, as it was when the checkout opened; part of the caller's
 * transaction, after its credits were granted. Repeating it changes nothing. False when it cannot be
 * (its owner was blocked, it was deleted): it is a draft again then and the credits stay at hand.
 */
export async function submitPaidAd(
  transaction: Database,
  site: EmailSite,
  ad: { adId: number; ownerId: number; featured: boolean },
  now: Date,
): Promise<boolean> {
  try {
    // A savepoint: what was begun is undone when the submission is refused.
    await transaction.transaction((attempt) =>
      submitAd(attempt, site, { ...ad, content: null }, now),
    )
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await dropPayment(transaction, ad.adId)
    return false
  }
}
