/**
 * Every error that the product names. Programs read the code, people the text of `error-texts.ts`.
 * Whatever is not in this list is an `UnknownError` (spec §8) and gives nothing away.
 */
export const errorStatuses = {
  ValidationError: 400,
  UnauthorizedError: 401,
  /** E-mail and password do not belong together; never says which of them is wrong. */
  InvalidCredentialsError: 401,
  /** The right password of an account that we closed. */
  AccountBlockedError: 403,
  /** An account, or what Google or Facebook says of it, has an e-mail that nobody has confirmed. */
  UnverifiedEmailError: 403,
  /** The token of a bot check that does not speak for a person, or was used before. */
  BotCheckError: 403,
  ForbiddenError: 403,
  NotFoundError: 404,
  MethodNotAllowedError: 405,
  ConflictError: 409,
  GoneError: 410,
  /** A link or code that was used, replaced or is too old. */
  LinkExpiredError: 410,
  PayloadTooLargeError: 413,
  UnsupportedMediaTypeError: 415,
  RateLimitError: 429,
  UnknownError: 500,
  ServiceUnavailableError: 503,
} as const

/** Name of a known error; it travels as `error.name`. */
export type ErrorCode = keyof typeof errorStatuses

/** What is wrong with which part of the input, for `error.details.errors`. */
export type ErrorDetail = { path: string[]; message: string }

/** An error that may be told to the outside: its code decides the HTTP status. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetail[]

  constructor(code: ErrorCode, message: string, details: ErrorDetail[] = []) {
    super(message)
    this.name = code
    this.code = code
    this.details = details
  }

  /** HTTP status that the code stands for. */
  get status(): number {
    return errorStatuses[this.code]
  }
}

/** Whether a text names a known error. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatuses, text)
}
