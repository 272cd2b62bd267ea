import { DomainError } from "@wara/domain/errors"

/** Says why, to whoever proved whose account it is; what the team did not explain has no detail. */
export function accountBlocked(reason: string | null): DomainError {
  const details = reason === null ? [] : [{ path: ["account"], message: reason }]
  return new DomainError("AccountBlockedError", "The account is blocked", details)
}
