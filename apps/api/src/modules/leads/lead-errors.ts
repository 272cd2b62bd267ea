import { DomainError } from "@wara/domain/errors"

/** The same error for leads that do not exist and leads of other people. */
export function noSuchLead(): DomainError {
  return new DomainError("NotFoundError", "There is no such lead of yours")
}

/** The same error for every invalid code, without the reason. */
export function leadLinkExpired(): DomainError {
  return new DomainError("LinkExpiredError", "This link is not valid or has expired")
}

/** A step that the lead does not allow now; its detail is a Spanish message with this path. */
export function leadConflict(path: string, message: string, publicMessage: string): DomainError {
  return new DomainError("ConflictError", message, [{ path: [path], message: publicMessage }])
}
