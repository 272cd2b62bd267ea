/**
 * unknown: no answer, or none that says so: it may have happened, so ask `status`.
 * refused: the gateway answered that this very call did nothing (an earlier one may have: a second
 * commit is refused, and the first has the money).
 * not-found: the gateway knows no payment with that token, or no longer.
 */
export type GatewayFailureKind = "unknown" | "refused" | "not-found"

/** Why a call to the gateway of payments has no result. */
export class GatewayFailure extends Error {
  readonly kind: GatewayFailureKind
  /** HTTP status of the answer, where there was one. */
  readonly httpStatus: number | null
  /** What the gateway says of it, for logs and operators; never shown to payers. */
  readonly detail: string

  constructor(
    kind: GatewayFailureKind,
    detail: string,
    options: { httpStatus?: number | null; cause?: unknown } = {},
  ) {
    super(`Payment gateway: ${kind}: ${detail}`, { cause: options.cause })
    this.name = "GatewayFailure"
    this.kind = kind
    this.detail = detail
    this.httpStatus = options.httpStatus ?? null
  }
}
