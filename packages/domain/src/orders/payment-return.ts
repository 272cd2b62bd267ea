/** Names of what Webpay sends a browser back with; `TBK_ID_SESSION` is how one of its pages writes it. */
export const paymentReturnKeys = [
  "token_ws",
  "TBK_TOKEN",
  "TBK_ID_SESION",
  "TBK_ID_SESSION",
  "TBK_ORDEN_COMPRA",
] as const

/** What Webpay sends a browser back with; each may be missing (CHILE §5.1). */
export type ReturnParameters = Partial<Record<(typeof paymentReturnKeys)[number], string>>

/** How a browser came back: which of the four cases, and by what to find the order. */
export type PaymentReturn =
  /** Approved or rejected: only a commit tells. */
  | { kind: "finished"; token: string }
  /** The form's time was over; there is no token, never commit. */
  | { kind: "timed-out"; buyOrder: string; sessionId: string }
  /** Somebody pressed "anular", or came back from the gateway's error page: never commit. */
  | { kind: "aborted"; token: string }
  | { kind: "unreadable" }

/** Tells the four cases apart; TBK_TOKEN is looked at first (CHILE §5.1). */
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
