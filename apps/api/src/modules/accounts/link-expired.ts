import { DomainError } from "@wara/domain/errors"

/** The one answer to every code that does not work; it does not tell why. */
export function linkExpired(): DomainError {
  return new DomainError("LinkExpiredError", "This link was used, replaced or is too old")
}
