import type { OrderState } from "./order-state.ts"

/**
 * Where an order can go from each state (PRODUCT: orders). A payment that the gateway reports late
 * still counts: whoever paid gets what was bought, or the money back.
 */
export const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  created: ["redirected", "failed"],
  redirected: ["paid", "rejected", "aborted", "timed_out", "failed"],
  paid: ["refunded", "partially_refunded"],
  rejected: [],
  aborted: ["paid"],
  timed_out: ["paid"],
  failed: ["paid"],
  partially_refunded: ["partially_refunded", "refunded"],
  refunded: [],
}

/** Whether an order may go from one state to another. */
export function canBecome(from: OrderState, to: OrderState): boolean {
  return orderTransitions[from].includes(to)
}

/** Whether money changed hands and was not all given back. */
export function isPaidFor(state: OrderState): boolean {
  return state === "paid" || state === "partially_refunded"
}

/** Whether the gateway still has to say how the order ended. */
export function isOpen(state: OrderState): boolean {
  return state === "created" || state === "redirected"
}
