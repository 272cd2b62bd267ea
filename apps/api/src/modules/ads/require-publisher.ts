import { accountTexts } from "@wara/domain/accounts/account-texts"
import { publishingRuts } from "@wara/domain/accounts/rut"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import type { Seller } from "./seller-store.ts"

/**
 * Only users with a confirmed e-mail and a RUT who are not blocked may publish. Throws
 * AccountBlockedError, UnverifiedEmailError, and ConflictError with the path `publisher` when the
 * RUT is missing.
 */
export function requirePublisher(seller: Seller): void {
  if (seller.blockedAt !== null || seller.deletedAt !== null) {
    throw new DomainError("AccountBlockedError", "This account is closed")
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
