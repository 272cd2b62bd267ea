import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../database/database.ts"
import { type LivingAd, lockAd } from "./ad-store.ts"
import { lockSeller, type Seller } from "./seller-store.ts"

export type OwnAdKey = { adId: number; ownerId: number }

/** The same error for ads that do not exist and ads of other users. */
export function noSuchAd(): DomainError {
  return new DomainError("NotFoundError", "Ad not found among your ads")
}

/**
 * An ad and its owner, both locked until the transaction ends. Throws NotFoundError, also for an ad
 * of another user or one the owner removed.
 */
export async function requireOwnAd(
  transaction: Database,
  key: OwnAdKey,
): Promise<{ ad: LivingAd; seller: Seller }> {
  const seller = await lockSeller(transaction, key.ownerId)
  const ad = await lockAd(transaction, key.adId)
  if (ad === null || ad.ownerId !== key.ownerId || ad.hiddenAt !== null) throw noSuchAd()
  return { ad, seller }
}
