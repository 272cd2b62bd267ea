import { DomainError, type ErrorDetail } from "@wara/domain/errors"

/** Too many calls; `retryAfter` is in seconds and is sent as the header of that name. */
export class RateLimitError extends DomainError {
  readonly retryAfter: number

  constructor(retryAfter: number, details: ErrorDetail[] = []) {
    const message = `Too many requests. Try again in ${Math.max(1, retryAfter)} seconds`
    super("RateLimitError", message, details)
    this.retryAfter = Math.max(1, retryAfter)
  }
}
