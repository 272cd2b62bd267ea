import { BackendError } from "../../backend/backend-error.server.ts"

/** The backend's own message for an error, keyed by the error's name; empty when there is none. */
export function describeOutcome(error: unknown): Record<string, string> {
  if (!(error instanceof BackendError)) return {}
  const [first] = error.details.errors ?? []
  return first ? { [error.name]: first.message } : {}
}
