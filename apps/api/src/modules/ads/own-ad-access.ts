import { accountTexts } from "@wara/domain/accounts/account-texts"
import { publishingRuts } from "@wara/domain/accounts/rut"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import { rightsTexts } from "@wara/domain/privacy/rights-texts"
import type { Database } from "../../database/database.ts"
import { lockSeller } from "../../database/lock-user.ts"
import { type ExistingAd, lockAd } from "./ad-store.ts"
import type { Seller } from "./own-ad-store.ts"

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
): Promise<{ ad: ExistingAd; seller: Seller }> {
  const seller = await lockSeller(transaction, key.ownerId)
  const ad = await lockAd(transaction, key.adId)
  if (ad === null || ad.ownerId !== key.ownerId || ad.hiddenAt !== null) throw noSuchAd()
  return { ad, seller }
}

/**
 * Only users with a confirmed e-mail and a RUT who are not blocked may publish. Throws
 * AccountBlockedError, UnverifiedEmailError, and ConflictError: with the path `publisher` when the
 * RUT is missing, `state` while they have their own data blocked.
 */
export function requirePublisher(seller: Seller): void {
  if (seller.blockedAt !== null || seller.deletedAt !== null) {
    throw new DomainError("AccountBlockedError", "This account is closed")
  }
  if (seller.dataBlockedAt !== null) {
    throw adConflict("The owner has their data blocked", rightsTexts.blocked)
  }
  if (seller.confirmedAt === null) {
    throw new DomainError(
      "UnverifiedEmailError",
      "The e-mail must be confirmed before publishing",
      [{ path: ["email_confirmation"], message: adTexts.unconfirmed }],
    )
  }
  if (publishingRuts(seller).length > 0) return
  throw new DomainError("ConflictError", "A RUT is required to publish", [
    { path: ["publisher"], message: accountTexts.publisherRequired },
  ])
}

/**
 * Error for an action that the ad's state does not allow now; its detail is a Spanish message with
 * the path `state`.
 */
export function adConflict(message: string, publicMessage: string): DomainError {
  return new DomainError("ConflictError", message, [{ path: ["state"], message: publicMessage }])
}
