/** A payment to be charged. The amount is in whole pesos (CLP), IVA included. */
export type PaymentRequest = {
  /** Our own number, never reused: at most 26 letters, digits and `|_=&%.,~:/?[+!@()>-`. */
  buyOrder: string
  /** At most 61 characters, not used by us. */
  sessionId: string
  amount: number
  /** Where the payer's browser is sent back to; at most 255 characters. */
  returnUrl: string
}

/** Where the payer's browser is sent, by GET or POST with the token as `token_ws`. */
export type PaymentPage = { token: string; url: string }

export const gatewayStates = [
  "INITIALIZED",
  "AUTHORIZED",
  "REVERSED",
  "FAILED",
  "NULLIFIED",
  "PARTIALLY_NULLIFIED",
  "CAPTURED",
] as const

export type GatewayState = (typeof gatewayStates)[number]

/** The gateway's data about one payment; null for what it does not report (yet). */
export type GatewayPayment = {
  status: GatewayState
  /**
   * 0 means approved; any other value does not, and neither does null before the payer finishes.
   */
  responseCode: number | null
  amount: number
  buyOrder: string
  sessionId: string | null
  authorizationCode: string | null
  /** VD debit, VP prepaid, VN one payment, VC, SI, S2 and NC instalments. */
  paymentTypeCode: string | null
  cardNumber: string | null
  /** MMDD. */
  accountingDate: string | null
  transactionDate: Date | null
  installmentsNumber: number | null
  installmentsAmount: number | null
  /** Remaining amount after refunds. */
  balance: number | null
}

/** REVERSED: as if never charged. NULLIFIED: refunded, wholly or in part. Amounts in pesos. */
export type GatewayRefund =
  | { type: "REVERSED" }
  | {
      type: "NULLIFIED"
      authorizationCode: string | null
      authorizationDate: Date | null
      nullifiedAmount: number
      balance: number
    }

/**
 * The gateway of card payments. Every failure is a `GatewayFailure`. `create`, `commit` and
 * `refund` are sent once; only `status`, which changes nothing, is retried automatically.
 */
export type PaymentGateway = {
  create: (request: PaymentRequest) => Promise<PaymentPage>
  /** Charges a payment that the payer finished. A second call is refused. */
  commit: (token: string) => Promise<GatewayPayment>
  /** Available for seven days after `create`. */
  status: (token: string) => Promise<GatewayPayment>
  /** Refunds the whole amount or, for credit cards in one payment, a part of it. */
  refund: (token: string, amount: number) => Promise<GatewayRefund>
}

/**
 * unknown: no answer, or an unclear one; the call may have taken effect, so query `status`.
 * refused: the gateway answered that this call did nothing (an earlier one may have: a second
 * commit is refused although the first took the money). not-found: the gateway has no payment with
 * that token (any more).
 */
type GatewayFailureKind = "unknown" | "refused" | "not-found"

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
