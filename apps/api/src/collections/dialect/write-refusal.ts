import { DomainError } from "@wara/domain/errors"

/** Translates a violated constraint into an error for the client; null for other errors. */
export function refusalOf(error: unknown): DomainError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? cause.code : undefined
    if (code === "23505") return taken(keyNames(cause))
    if (code === "23503")
      return new DomainError("ConflictError", "The record is still referenced by other records")
    if (code === "23514")
      return new DomainError("ValidationError", "data: violates a table constraint")
  }
  return null
}

function taken(names: string[]): DomainError {
  const details = names.map((name) => ({ path: ["data", name], message: "is taken" }))
  return new DomainError("ConflictError", `${names.join(", ")}: is taken`, details)
}

/** Column names from `Key (slug)=(x) already exists.`, without the value. */
function keyNames(cause: Error): string[] {
  const detail = "detail" in cause && typeof cause.detail === "string" ? cause.detail : ""
  const names = /^Key \(([\w, ]+)\)=/.exec(detail)?.[1]
  return names ? names.split(", ") : ["data"]
}
