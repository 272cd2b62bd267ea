/** What the gateway says of a payment, as far as it decides whether it was paid; pesos (CLP). */
export type ClaimedPayment = {
  status: string
  responseCode: number | null
  amount: number
  buyOrder: string
}

/**
 * Whether a payment is approved: authorised, with code 0, for our order and for its amount in pesos
 * (CHILE §5.1). Everything else, a payment of another amount included, is not.
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
