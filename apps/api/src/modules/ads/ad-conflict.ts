import { DomainError } from "@wara/domain/errors"

/**
 * Error for an action that the ad's state does not allow now; its detail is a Spanish message with
 * the path `state`.
 */
export function adConflict(message: string, publicMessage: string): DomainError {
  return new DomainError("ConflictError", message, [{ path: ["state"], message: publicMessage }])
}
