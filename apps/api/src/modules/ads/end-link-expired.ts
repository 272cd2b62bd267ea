import { DomainError } from "@wara/domain/errors"

/** The same error for every invalid code, without the reason. */
export function endLinkExpired(): DomainError {
  return new DomainError("LinkExpiredError", "This link was already used or has expired")
}
