import { DomainError } from "@wara/domain/errors"

/** The one answer to every code that does not work; it does not tell why. */
export function endLinkExpired(): DomainError {
  return new DomainError("LinkExpiredError", "This link was used or is too old")
}
