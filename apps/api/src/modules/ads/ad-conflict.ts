import { DomainError } from "@wara/domain/errors"

/** What an ad's state does not allow now; `told` says so in Spanish, with the path `state`. */
export function adConflict(message: string, publicMessage: string): DomainError {
  return new DomainError("ConflictError", message, [{ path: ["state"], message: publicMessage }])
}
