import { DomainError } from "@wara/domain/errors"

/**
 * Gives the reason of a block to the authenticated person; there is no detail when the team gave no
 * reason.
 */
export function accountBlocked(reason: string | null): DomainError {
  const details = reason === null ? [] : [{ path: ["account"], message: reason }]
  return new DomainError("AccountBlockedError", "The account is blocked", details)
}
