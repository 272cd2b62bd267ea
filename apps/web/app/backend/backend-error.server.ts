import type { ErrorAnswer } from "@wara/contract/answer"
import { reportEndpoint } from "@wara/domain/reports/report-facts"
import { errorReports } from "../integrations/errors/error-reports.server.ts"
import { currentRequestId } from "./page-work.server.ts"

export type BackendFailure = ErrorAnswer["error"]

/** The failed call, limited to what a report may contain. */
export type FailedCall = {
  method: string
  path: string
  /** HTTP status of a complete response; null without one: no connection, or a timeout. */
  answerStatus: number | null
  /** Whether the caller cancelled the request. */
  wasCancelled: boolean
  wasReported: boolean
}

/** The backend's error response, as is [S8.1]. */
export class BackendError extends Error {
  readonly status: number
  readonly details: BackendFailure["details"]
  /** Seconds to wait before a retry, when the backend states them. */
  readonly retryAfter: string | null
  /** Null until the call is recorded. */
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

/**
 * The backend error behind a thrown value: the value itself, or the cause of an error page; null
 * for any other.
 */
export function backendErrorOf(thrown: unknown): BackendError | null {
  if (thrown instanceof BackendError) return thrown
  if (typeof thrown !== "object" || thrown === null || !("data" in thrown)) return null
  const { data } = thrown
  const cause = typeof data === "object" && data !== null && "cause" in data ? data.cause : null
  return cause instanceof BackendError ? cause : null
}

/** A failure without a backend error body: UnknownError, 500, with the message [S8.1]. */
export function unknownError(cause: unknown): BackendError {
  const message = cause instanceof Error ? cause.message : String(cause)
  return new BackendError({ status: 500, name: "UnknownError", message, details: {} }, { cause })
}

/** What a proxy in front of the backend answers when it reaches none. */
const unreachedStatuses = new Set([502, 503, 504])

/** Whether no backend answered: it is down, late or cannot be reached. */
export function isUnreached({ call }: BackendError): boolean {
  if (call === null) return false
  return call.answerStatus === null || unreachedStatuses.has(call.answerStatus)
}

const unavailableStatuses = new Set([408, 429])

/**
 * Whether the backend was unavailable: no connection, a timeout, rate limiting (429), or a server
 * error (5xx). Any other failure is a response, including one whose body breaks the contract.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof BackendError) || error.call === null) return false
  const { answerStatus } = error.call
  return answerStatus === null || unavailableStatuses.has(answerStatus) || answerStatus >= 500
}

/**
 * Reports an API error that was not handled as a response to the user [S8.8]: a failure (500 and
 * above) always, a refusal when it becomes an error page. Errors shown in a form or a page and
 * cancelled calls are not reported. Each error is reported once.
 */
export function reportBackendError(error: BackendError): void {
  const { call, status } = error
  if (call === null || call.wasCancelled || call.wasReported) return
  call.wasReported = true
  const endpoint = reportEndpoint(call.path)
  const request = currentRequestId()
  errorReports.report(error, {
    status: String(status),
    endpoint,
    method: call.method,
    ...(request === null ? {} : { request }),
  })
}
