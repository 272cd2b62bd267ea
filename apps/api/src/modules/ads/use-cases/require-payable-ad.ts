import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { AdState } from "@wara/domain/ads/ad-state"
import { isRenewable } from "@wara/domain/ads/ad-term"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { isFeaturable } from "@wara/domain/ads/owner-actions"
import type { Database } from "../../../database/database.ts"
import type { ExistingAd } from "../ad-store.ts"
import { adConflict, type OwnAdKey, requireOwnAd, requirePublisher } from "../own-ad-access.ts"
import type { Seller } from "../own-ad-store.ts"

type LockedAd = { ad: ExistingAd; seller: Seller }

/** The state after a renewal. Throws ConflictError when the ad cannot be renewed now. */
export function assertRenewable({ ad, seller }: LockedAd, now: Date): AdState {
  const state = nextAdState(ad.state, "renew", "owner")
  if (!isRenewable(ad, now)) throw adConflict("It is too early to renew", adTexts.notYetRenewable)
  requirePublisher(seller)
  return state
}

/** Throws ConflictError when the ad cannot be featured now. */
export function assertFeaturable({ ad, seller }: LockedAd, now: Date): void {
  if (ad.state === "active" && ad.featured) throw alreadyFeatured()
  if (!isFeaturable(ad, now)) throw adConflict("The ad is not public", adTexts.notNow)
  requirePublisher(seller)
}

function alreadyFeatured() {
  return adConflict("The ad is already featured", adTexts.alreadyFeatured)
}

/**
 * Verifies before a payment that the owner's ad can be renewed or featured now, or renewed and
 * featured (`isFeatured`); part of the caller's transaction. Throws NotFoundError, UnverifiedEmailError, AccountBlockedError, and
 * ConflictError.
 */
export async function requirePayableAd(
  transaction: Database,
  key: OwnAdKey,
  { intent, isFeatured }: { intent: "renew" | "feature"; isFeatured: boolean },
  now: Date,
): Promise<void> {
  const locked = await requireOwnAd(transaction, key)
  if (intent === "feature") return assertFeaturable(locked, now)
  assertRenewable(locked, now)
  if (isFeatured && locked.ad.featured) throw alreadyFeatured()
}
