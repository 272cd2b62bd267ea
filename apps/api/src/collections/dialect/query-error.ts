import { DomainError } from "@wara/domain/errors"

/** An error of a query that names the invalid part: `filters.price.$eq`. */
export function queryError(path: readonly string[], message: string): DomainError {
  const shown = path.map((step) => (step.length > 60 ? `${step.slice(0, 60)}…` : step))
  const text = `${shown.join(".")}: ${message}`
  return new DomainError("ValidationError", text, [{ path: shown, message }])
}
