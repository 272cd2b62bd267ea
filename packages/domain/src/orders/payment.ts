/** The gateway's payment data that decides whether an order was paid; amounts in pesos (CLP). */
type ClaimedPayment = {
  status: string
  responseCode: number | null
  amount: number
  buyOrder: string
}

/**
 * Whether a payment is approved: authorised, with code 0, for our order and for its amount in
 * pesos. Anything else, such as another amount, is not.
 */
export function isApproved(
  payment: ClaimedPayment,
  expected: { amount: number; buyOrder: string },
): boolean {
  return (
    payment.responseCode === 0 &&
    payment.status === "AUTHORIZED" &&
    payment.amount === expected.amount &&
    payment.buyOrder === expected.buyOrder
  )
}

/**
 * Query parameters with which Webpay sends a browser back; one of its pages spells the session id
 * `TBK_ID_SESSION`.
 */
export const paymentReturnKeys = [
  "token_ws",
  "TBK_TOKEN",
  "TBK_ID_SESION",
  "TBK_ID_SESSION",
  "TBK_ORDEN_COMPRA",
] as const

/** Parameters with which Webpay sends a browser back; each may be missing. */
export type ReturnParameters = Partial<Record<(typeof paymentReturnKeys)[number], string>>

/** How a browser returned: one of four cases, with the data to find the order. */
export type PaymentReturn =
  /** Approved or rejected: only a commit shows which. */
  | { kind: "finished"; token: string }
  /** The payment form timed out; there is no token, so never commit. */
  | { kind: "timed-out"; buyOrder: string; sessionId: string }
  /** The user pressed "anular", or returned from the gateway's error page: never commit. */
  | { kind: "aborted"; token: string }
  | { kind: "unreadable" }

/** Distinguishes the four cases; TBK_TOKEN is checked first. */
export function readPaymentReturn(parameters: ReturnParameters): PaymentReturn {
  const { TBK_TOKEN, TBK_ORDEN_COMPRA, token_ws } = parameters
  const sessionId = parameters.TBK_ID_SESION ?? parameters.TBK_ID_SESSION
  if (TBK_TOKEN) return { kind: "aborted", token: TBK_TOKEN }
  if (token_ws) return { kind: "finished", token: token_ws }
  if (TBK_ORDEN_COMPRA && sessionId) {
    return { kind: "timed-out", buyOrder: TBK_ORDEN_COMPRA, sessionId }
  }
  return { kind: "unreadable" }
}
