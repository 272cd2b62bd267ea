/** Every state of an ad, in the order of its lifecycle. */
export const adStates = [
  "draft",
  "awaiting_payment",
  "pending",
  "changes_requested",
  "rejected",
  "active",
  /** Taken out of sight by the team or by reports until it is decided; its days are paused. */
  "on_hold",
  "expired",
  "deactivated",
  "banned",
] as const

export type AdState = (typeof adStates)[number]

export type AdsByState = Record<AdState, number>

const none: AdsByState = {
  draft: 0,
  awaiting_payment: 0,
  pending: 0,
  changes_requested: 0,
  rejected: 0,
  active: 0,
  on_hold: 0,
  expired: 0,
  deactivated: 0,
  banned: 0,
}

/** Counts of every state, from rows that omit states without ads. */
export function adsByState(rows: readonly { state: AdState; ads: number }[]): AdsByState {
  const counts = { ...none }
  for (const { ads, state } of rows) counts[state] = ads
  return counts
}
