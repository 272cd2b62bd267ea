import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import type { Seller } from "./seller-store.ts"

/** Lets only people with a confirmed e-mail publish (PRODUCT: sign-up), and none that was blocked. */
export function requirePublisher(seller: Seller): void {
  if (seller.blockedAt !== null || seller.deletedAt !== null) {
    throw new DomainError("AccountBlockedError", "This account is closed")
  }
  if (seller.confirmedAt !== null) return
  throw new DomainError("UnverifiedEmailError", "The e-mail must be confirmed to publish", [
    { path: ["email_confirmation"], message: adTexts.unconfirmed },
  ])
}
