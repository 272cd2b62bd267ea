/** Every state of an ad, in the order of its lifecycle. */
export const adStates = [
  "draft",
  "awaiting_payment",
  "pending",
  "changes_requested",
  "rejected",
  "active",
  "expired",
  "deactivated",
  "banned",
] as const

export type AdState = (typeof adStates)[number]
