import type { ErrorAnswer } from "@wara/contract/answer"

/** An error as the backend's body carries it. */
export type BackendFailure = ErrorAnswer["error"]

/** The call that failed, as far as a report may tell. */
export type FailedCall = {
  method: string
  path: string
  /** HTTP status of an answer that arrived complete; null without one: no connection, or a timeout. */
  answerStatus: number | null
  /** Whether whoever wanted the answer gave it up. */
  wasCancelled: boolean
  wasReported: boolean
}

/** What the backend answered instead of data, as is (spec §8). */
export class BackendError extends Error {
  readonly status: number
  readonly details: BackendFailure["details"]
  /** Seconds to wait before another try, when the backend names them. */
  readonly retryAfter: string | null
  /** Null until the call is known. */
  call: FailedCall | null = null

  constructor(
    failure: BackendFailure,
    options: { cause?: unknown; retryAfter?: string | null } = {},
  ) {
    super(failure.message, { cause: options.cause })
    this.name = failure.name
    this.status = failure.status
    this.details = failure.details
    this.retryAfter = options.retryAfter ?? null
  }
}

/** The backend's error in what was thrown: itself, or the cause of an error page; null for any other. */
export function backendErrorOf(thrown: unknown): BackendError | null {
  if (thrown instanceof BackendError) return thrown
  if (typeof thrown !== "object" || thrown === null || !("data" in thrown)) return null
  const { data } = thrown
  const cause = typeof data === "object" && data !== null && "cause" in data ? data.cause : null
  return cause instanceof BackendError ? cause : null
}

/** A failure without a backend's body: UnknownError, 500, with the message (spec §8). */
export function unknownError(cause: unknown): BackendError {
  const message = cause instanceof Error ? cause.message : String(cause)
  return new BackendError({ status: 500, name: "UnknownError", message, details: {} }, { cause })
}

const unavailableStatuses = new Set([408, 429])

/**
 * Whether the backend could not be asked: no connection, a timeout, too many calls (429), or a fault of
 * its own (5xx). Any other failure is an answer, also one whose body breaks the contract.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof BackendError) || error.call === null) return false
  const { answerStatus } = error.call
  return answerStatus === null || unavailableStatuses.has(answerStatus) || answerStatus >= 500
}
