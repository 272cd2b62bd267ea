/**
 * unknown: no answer, or an unclear one; the call may have taken effect, so query `status`.
 * refused: the gateway answered that this call did nothing (an earlier one may have: a second
 * commit is refused although the first took the money). not-found: the gateway has no payment with
 * that token (any more).
 */
export type GatewayFailureKind = "unknown" | "refused" | "not-found"

export class GatewayFailure extends Error {
  readonly kind: GatewayFailureKind
  /** HTTP status of the answer, if there was one. */
  readonly httpStatus: number | null
  /** The gateway's explanation, for logs and operators; never shown to payers. */
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
