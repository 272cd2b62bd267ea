import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { featureAd } from "./feature-ad.ts"
import { renewAd } from "./renew-ad.ts"

/**
 * Renews or features the ad of a paid order with the credits that it bought; part of the caller's
 * transaction, after they were granted. The same key does it once. False when it cannot be done any
 * more (the ad was renewed, banned or removed meanwhile): the credits stay at hand.
 */
export async function completePaidIntent(
  transaction: Database,
  ad: { adId: number; ownerId: number; key: string; intent: "renew" | "feature" },
  now: Date,
): Promise<boolean> {
  const { intent, ...key } = ad
  const complete = intent === "renew" ? renewAd : featureAd
  try {
    // A savepoint: what was begun is undone when it is refused.
    await transaction.transaction((attempt) => complete(attempt, key, now))
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return false
  }
}
