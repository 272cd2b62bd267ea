/** Every state an ad can be in (PRODUCT: ad lifecycle), in the order of its life. */
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

/** One state of an ad's life. */
export type AdState = (typeof adStates)[number]
