import { DomainError } from "@wara/domain/errors"

/** The same error for wanted ads that do not exist, are not public, and are another person's. */
export function noSuchWanted(): DomainError {
  return new DomainError("NotFoundError", "There is no such wanted ad")
}

/** A step that is not possible now; its detail is a Spanish message with this path. */
export function wantedConflict(path: string, message: string, publicMessage: string): DomainError {
  return new DomainError("ConflictError", message, [{ path: [path], message: publicMessage }])
}

/** A value that names something that does not exist. */
export function unknownChoice(path: string, publicMessage: string): DomainError {
  return new DomainError("ValidationError", `${path}: is unknown`, [
    { path: [path], message: publicMessage },
  ])
}
