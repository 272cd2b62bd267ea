/**
 * Every error of the product. Programs read the code, users the text of `error-texts.ts`. Any other
 * error is an `UnknownError` [S8.1], which reveals nothing.
 */
export const errorStatuses = {
  ValidationError: 400,
  /** Filters that would cost the database more than their reader may ask for. */
  QueryCostError: 400,
  UnauthorizedError: 401,
  /** E-mail and password do not match; never says which of them is wrong. */
  InvalidCredentialsError: 401,
  /** Correct password of a team member whose log-in also requires a valid authenticator code. */
  SecondFactorError: 401,
  /** The step requires that the password was typed within the last minutes. */
  ConfirmationRequiredError: 403,
  /** Correct password of an account that the team blocked. */
  AccountBlockedError: 403,
  /**
   * The e-mail of an account, or the one that Google or Facebook reports for it, is not confirmed.
   */
  UnverifiedEmailError: 403,
  /** The captcha token fails verification, or was used before. */
  BotCheckError: 403,
  ForbiddenError: 403,
  NotFoundError: 404,
  MethodNotAllowedError: 405,
  ConflictError: 409,
  GoneError: 410,
  /** A link or code that was used or replaced, or has expired. */
  LinkExpiredError: 410,
  PayloadTooLargeError: 413,
  UnsupportedMediaTypeError: 415,
  RateLimitError: 429,
  UnknownError: 500,
  ServiceUnavailableError: 503,
} as const

/** Code of a known error, sent as `error.name`. */
export type ErrorCode = keyof typeof errorStatuses

/** Describes an invalid part of the input, for `error.details.errors`. */
export type ErrorDetail = { path: string[]; message: string }

/** An error that may be shown to the client; its code determines the HTTP status. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetail[]

  constructor(code: ErrorCode, message: string, details: ErrorDetail[] = []) {
    super(message)
    this.name = code
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatuses[this.code]
  }
}

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatuses, text)
}
