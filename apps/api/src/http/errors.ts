import type { ErrorAnswer } from "@wara/contract/answer"
import { DomainError, type ErrorCode, type ErrorDetail } from "@wara/domain/errors"
import { type ErrorReports, nullErrorReports } from "@wara/domain/reports/report-facts"
import type { FastifyReply, FastifyRequest } from "fastify"
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod"
import { RateLimitError } from "../access/rate-limit-error.ts"
import type { App } from "../app-context.ts"
import { StorageFailure } from "../ports/storage/storage.ts"
import { watchMethods } from "./allowed-methods.ts"

/** Every error is answered in the one shape of [S8.1]; unknown errors reveal no details. */
export function registerErrors(app: App, reports: ErrorReports = nullErrorReports): void {
  const methodsOf = watchMethods(app)
  app.setErrorHandler((error, request, reply) => {
    const domainError = toDomainError(error)
    if (domainError.status >= 500) reportFailure(reports, error, domainError, request)
    return sendError(domainError, error, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url)
    const isOtherMethod = allowed.length > 0 && !allowed.includes(request.method)
    if (isOtherMethod) reply.header("allow", allowed.join(", "))
    const error = isOtherMethod
      ? new DomainError("MethodNotAllowedError", `${request.method} is not supported here`)
      : new DomainError("NotFoundError", "There is no resource at this address")
    return sendError(error, error, request, reply)
  })
}

/** Handles failures before routing, such as an address that cannot be decoded. */
export function answerFrameworkError(
  _error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = new DomainError("ValidationError", "The address could not be decoded")
  sendError(error, error, request, reply)
}

/** Seconds after which a call that found the service unavailable may be repeated. */
const retryAfterSeconds = 5

function sendError(
  error: DomainError,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof RateLimitError) reply.header("retry-after", error.retryAfter)
  if (error.status === 503) reply.header("retry-after", retryAfterSeconds)
  if (error.status >= 500) request.log.error({ err: cause }, "request failed")
  return reply
    .status(error.status)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(errorAnswer(error))
}

/**
 * Reports unexpected errors, but not those of clients that disconnected, nor those of the store of
 * pictures, which is reported once and not for each picture.
 */
function reportFailure(
  reports: ErrorReports,
  cause: unknown,
  { status }: DomainError,
  { id, method, routeOptions, socket }: FastifyRequest,
): void {
  if (socket.destroyed || cause instanceof StorageFailure) return
  const endpoint = routeOptions.url ?? "unknown"
  reports.report(cause, { status: String(status), endpoint, method, request: id })
}

export function errorAnswer(error: DomainError): ErrorAnswer {
  const details = error.details.length > 0 ? { errors: error.details } : {}
  const { status, code: name, message } = error
  return { data: null, error: { status, name, message, details } }
}

const codesOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "PayloadTooLargeError",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UnsupportedMediaTypeError",
  FST_ERR_CTP_INVALID_JSON_BODY: "ValidationError",
  FST_ERR_CTP_EMPTY_JSON_BODY: "ValidationError",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "ValidationError",
  FST_ERR_MAX_PARAM_LENGTH: "ValidationError",
  FST_UNDER_PRESSURE: "ServiceUnavailableError",
}

/**
 * SQLSTATE classes and driver codes that mean that the database is unavailable or too busy at the
 * moment; class 53 is a full disk, and too little memory or connections [B9.4].
 */
const databaseIsAway =
  /^(08...|53...|57P0.|57014|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/

/** Codes of a disk of pictures that is full [B9.4]. */
const diskIsFull = /^(ENOSPC|EDQUOT)$/

/** The same for failures of the driver that have no code. */
const connectionIsAway =
  /timeout exceeded when trying to connect|connection terminated|not queryable/i

/** SQLSTATEs of a text that PostgreSQL cannot store: one with a null character. */
const textsNotStorable = new Set(["22021", "22P05"])

/** Converts an error to one that may be shown to clients. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error)
  if (error instanceof StorageFailure)
    return new DomainError("ServiceUnavailableError", "The store of pictures is unavailable")
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : ""
    const known = codesOfFastify[code]
    if (known) return new DomainError(known, knownMessages[known] ?? cause.message)
    if (textsNotStorable.has(code)) {
      return new DomainError("ValidationError", "A text must not contain a null character")
    }
    const isAway = databaseIsAway.test(code) || connectionIsAway.test(cause.message)
    if (isAway || diskIsFull.test(code)) {
      return new DomainError("ServiceUnavailableError", "The service is currently unavailable")
    }
    if ("statusCode" in cause && cause.statusCode === 400) {
      return new DomainError("ValidationError", "The request could not be parsed")
    }
  }
  return new DomainError("UnknownError", "Something went wrong on our side")
}

const knownMessages: Partial<Record<ErrorCode, string>> = {
  PayloadTooLargeError: "The body is too large",
  UnsupportedMediaTypeError: "The body must be application/json",
  ValidationError: "The body is not valid JSON",
  ServiceUnavailableError: "The service is currently overloaded",
}

function validationError(error: {
  validation: { instancePath: string; message?: string; params?: unknown }[]
}): DomainError {
  const details: ErrorDetail[] = error.validation.map((issue) => ({
    path: issue.instancePath.split("/").slice(1).map(unescapePointer),
    message: issue.message ?? "is not valid",
  }))
  const first = details[0]
  const where = first && first.path.length > 0 ? `${first.path.join(".")}: ` : ""
  return new DomainError("ValidationError", `${where}${first?.message ?? "not valid"}`, details)
}

function unescapePointer(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~")
}
