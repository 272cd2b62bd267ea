import { errorAnswerSchema } from "@wara/contract/answer"
import { audienceHeader } from "@wara/contract/audience"
import type { z } from "zod"
import { config } from "../config.server.ts"
import { logger } from "../logger.server.ts"
import { tagsOfAnswer, tagsOfPath } from "./answer-tags.server.ts"
import { BackendError, reportBackendError, unknownError } from "./backend-error.server.ts"
import { anyChange } from "./change-tags.ts"
import { knownChangeHeaders } from "./known-changes.server.ts"
import {
  currentRequestId,
  extendBudget,
  pageBudgetMs,
  recordFailure,
  recordTags,
  remainingBudgetMs,
} from "./page-work.server.ts"
import { nestedQuery, type QueryValue } from "./query.server.ts"

/** Options of a call besides its path. */
export type CallOptions = {
  /** The viewer's session token; sent as bearer token. */
  token?: string | null
  signal?: AbortSignal
  headers?: Record<string, string>
  /**
   * Timeout in milliseconds; without it, what is left of the page's budget. A longer one than the
   * whole budget is for calls that must not be cut short, for example payments and uploads.
   */
  timeoutMs?: number
}

type Call = CallOptions & {
  method: "GET" | "POST" | "PUT" | "DELETE"
  path: string
  query?: Record<string, QueryValue>
  /** Sent as JSON, or unchanged when it is a form with files. */
  body?: unknown
}

function callUrl(path: string, query: Record<string, QueryValue>): string {
  const search = nestedQuery(query).toString()
  return `${config.apiUrl}${config.apiPrefix}${path}${search === "" ? "" : `?${search}`}`
}

function failureOf(response: Response, text: string): BackendError {
  try {
    const { error } = errorAnswerSchema.parse(JSON.parse(text))
    return new BackendError(error, { retryAfter: response.headers.get("retry-after") })
  } catch {
    return unknownError(new Error(`${response.status} ${response.statusText}`.trim()))
  }
}

const isJson = (body: unknown): boolean => body !== undefined && !(body instanceof FormData)

const bodyOf = (body: unknown): FormData | string =>
  body instanceof FormData ? body : JSON.stringify(body)

const mayExceedBudget = ({ timeoutMs = 0 }: CallOptions): boolean => timeoutMs > pageBudgetMs

/** Aborts a call at its own timeout or at the end of the page's budget, whichever is earlier. */
function timeoutOf(request: CallOptions): AbortSignal {
  const ownMs = request.timeoutMs ?? pageBudgetMs
  const limitMs = mayExceedBudget(request) ? ownMs : Math.min(ownMs, remainingBudgetMs())
  // Timers may end up to a millisecond early, which leaves no time for another call.
  if (limitMs >= 1) return AbortSignal.timeout(Math.ceil(limitMs))
  return AbortSignal.abort(new DOMException("No time is left for this page", "TimeoutError"))
}

/** One call without retries [S9.8]; every failure is a BackendError. */
async function call<Answer>(request: Call, schema: z.ZodType<Answer>): Promise<Answer> {
  const requestId = currentRequestId()
  const startedAt = performance.now()
  let answerStatus: number | null = null
  try {
    const timeout = timeoutOf(request)
    const response = await fetch(callUrl(request.path, request.query ?? {}), {
      method: request.method,
      redirect: "error",
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      headers: {
        accept: "application/json",
        ...(requestId === null ? {} : { "x-request-id": requestId }),
        ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
        // Identifies the web server to the API, which must not rate-limit it as a single client.
        ...(config.serviceToken === "" ? {} : { "x-service-token": config.serviceToken }),
        ...knownChangeHeaders(),
        ...(isJson(request.body) ? { "content-type": "application/json" } : {}),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: bodyOf(request.body) }),
    })
    const text = await response.text()
    answerStatus = response.status
    if (!response.ok) throw failureOf(response, text)
    return schema.parse(JSON.parse(text))
  } catch (error) {
    const failure = error instanceof BackendError ? error : unknownError(error)
    const { method, path } = request
    const wasCancelled = request.signal?.aborted ?? false
    failure.call = { method, path, answerStatus, wasCancelled, wasReported: false }
    if (failure.status >= 500) recordFailure()
    // Refusals are valid responses; only server errors are logged, without the query.
    if (failure.status >= 500 && !wasCancelled) {
      logger.error({ method, path, err: failure }, "backend request failed")
      reportBackendError(failure)
    }
    throw failure
  } finally {
    if (mayExceedBudget(request)) extendBudget(performance.now() - startedAt)
  }
}

/** GET; the response is validated against the contract. */
export async function backendGet<Answer>(
  path: string,
  query: Record<string, QueryValue>,
  schema: z.ZodType<Answer>,
  options: CallOptions = {},
): Promise<Answer> {
  const seesSellers = Boolean(options.token) || options.headers?.[audienceHeader] !== undefined
  recordTags(tagsOfPath(path, seesSellers))
  try {
    const answer = await call({ ...options, method: "GET", path, query }, schema)
    recordTags(tagsOfAnswer(path, query, answer))
    return answer
  } catch (error) {
    // What the answer would have contained is not known.
    recordTags([anyChange])
    throw error
  }
}

/** POST; the response is validated against the contract. */
export function backendPost<Answer>(
  path: string,
  body: unknown,
  schema: z.ZodType<Answer>,
  options: CallOptions = {},
): Promise<Answer> {
  return call({ ...options, method: "POST", path, body }, schema)
}

/** PUT; the response is validated against the contract. */
export function backendPut<Answer>(
  path: string,
  body: unknown,
  schema: z.ZodType<Answer>,
  options: CallOptions = {},
): Promise<Answer> {
  return call({ ...options, method: "PUT", path, body }, schema)
}

/** DELETE; the response is validated against the contract. */
export function backendDelete<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  options: CallOptions = {},
): Promise<Answer> {
  return call({ ...options, method: "DELETE", path }, schema)
}
