/** The gateway's payment data that decides whether an order was paid; amounts in pesos (CLP). */
export type ClaimedPayment = {
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
