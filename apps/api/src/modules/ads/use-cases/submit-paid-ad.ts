import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { dropPayment } from "./drop-payment.ts"
import { submitAd } from "./submit-ad.ts"

/**
 * Submits the ad of a paid order for review, as it was when the checkout opened; part of the
 * caller's transaction, after its credits were granted. Idempotent. False when it is not possible
 * (its owner was blocked, it was deleted): it is a draft again then and the credits remain
 * available.
 */
export async function submitPaidAd(
  transaction: Database,
  site: EmailSite,
  ad: { adId: number; ownerId: number; featured: boolean },
  now: Date,
): Promise<boolean> {
  try {
    // A savepoint, so that a refused submission undoes what was started.
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
