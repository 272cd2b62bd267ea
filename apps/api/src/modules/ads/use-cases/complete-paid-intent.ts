import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { featureAd } from "./feature-ad.ts"
import { renewAd } from "./renew-ad.ts"

/**
 * Renews or features the ad of a paid order with the credits it bought; part of the caller's
 * transaction, after they were granted. Idempotent per key. False when it is no longer possible
 * (the ad was renewed, banned or removed meanwhile): the credits remain available.
 */
export async function completePaidIntent(
  transaction: Database,
  ad: { adId: number; ownerId: number; key: string; intent: "renew" | "feature" },
  now: Date,
): Promise<boolean> {
  const { intent, ...key } = ad
  const complete = intent === "renew" ? renewAd : featureAd
  try {
    // A savepoint, so that a refusal undoes what was started.
    await transaction.transaction((attempt) => complete(attempt, key, now))
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return false
  }
}
