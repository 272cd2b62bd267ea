/** Every state of an order, in the order of its lifecycle. */
export const orderStates = [
  "created",
  "redirected",
  "paid",
  "rejected",
  "aborted",
  "timed_out",
  "failed",
  "refunded",
  "partially_refunded",
] as const

export type OrderState = (typeof orderStates)[number]
