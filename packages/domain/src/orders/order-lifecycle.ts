import type { OrderState } from "./order-state.ts"

/**
 * Allowed transitions from each state. A payment that the gateway reports late still counts: the
 * buyer gets the purchase or a refund.
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

export function canBecome(from: OrderState, to: OrderState): boolean {
  return orderTransitions[from].includes(to)
}

/** Whether the order was paid and not fully refunded. */
export function isPaidFor(state: OrderState): boolean {
  return state === "paid" || state === "partially_refunded"
}

/** Whether the gateway has not yet reported how the order ended. */
export function isOpen(state: OrderState): boolean {
  return state === "created" || state === "redirected"
}
