import { DomainError } from "@wara/domain/errors"

/** The same error for every invalid code, without the reason. */
export function linkExpired(): DomainError {
  return new DomainError("LinkExpiredError", "This link was used, replaced or is too old")
}
