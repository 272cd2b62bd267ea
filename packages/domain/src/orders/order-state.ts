/** Every state an order can be in (PRODUCT: orders), in the order of its life. */
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

/** One state of an order's life. */
export type OrderState = (typeof orderStates)[number]
