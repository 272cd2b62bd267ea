import { BackendError } from "../../backend/backend-error.server.ts"

/** What the backend itself tells people of an error, under the error's name; nothing when it does not. */
export function describeOutcome(error: unknown): Record<string, string> {
  if (!(error instanceof BackendError)) return {}
  const [first] = error.details.errors ?? []
  return first ? { [error.name]: first.message } : {}
}
