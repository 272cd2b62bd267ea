/** What we ask the gateway to charge. The amount is in whole pesos (CLP), IVA included. */
export type PaymentRequest = {
  /** Ours, never used twice: at most 26 letters, digits and `|_=&%.,~:/?[+!@()>-`. */
  buyOrder: string
  /** At most 61 characters, without meaning to us. */
  sessionId: string
  amount: number
  /** Where the payer's browser is sent back to; at most 255 characters. */
  returnUrl: string
}

/** Where the payer's browser goes, by GET or POST with the token as `token_ws`. */
export type PaymentPage = { token: string; url: string }

/** States of a payment as the gateway tells them. */
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

/** What the gateway knows of one payment; null is what it does not say (yet). */
export type GatewayPayment = {
  status: GatewayState
  /** 0 is approved; anything else, and null before the payer ends, is not. */
  responseCode: number | null
  amount: number
  buyOrder: string
  sessionId: string | null
  authorizationCode: string | null
  /** VD debit, VP prepaid, VN one payment, VC, SI, S2 and NC instalments. */
  paymentTypeCode: string | null
  /** The last four digits of the card. */
  cardNumber: string | null
  /** MMDD. */
  accountingDate: string | null
  transactionDate: Date | null
  installmentsNumber: number | null
  installmentsAmount: number | null
  /** What is left after refunds. */
  balance: number | null
}

/** REVERSED: as if never charged. NULLIFIED: paid back, wholly or in part. Amounts in pesos. */
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
 * The gateway of card payments (CHILE §5.1). Every failure is a `GatewayFailure`. `create`, `commit`
 * and `refund` are sent once; only `status`, which changes nothing, is asked again by itself.
 */
export type PaymentGateway = {
  create: (request: PaymentRequest) => Promise<PaymentPage>
  /** Takes the money of a payment that the payer ended. Once only: a second time is refused. */
  commit: (token: string) => Promise<GatewayPayment>
  /** For seven days after `create`. */
  status: (token: string) => Promise<GatewayPayment>
  /** Gives back all or, of credit cards in one payment, a part. */
  refund: (token: string, amount: number) => Promise<GatewayRefund>
}
