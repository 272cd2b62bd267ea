import { isEditable } from "./ad-editing.ts"
import { isFeaturable } from "./ad-featuring.ts"
import { canTransition } from "./ad-lifecycle.ts"
import { isRenewable } from "./ad-renewal.ts"
import type { AdState } from "./ad-state.ts"
import { isResumable } from "./ad-visibility.ts"

/** States whose ads an owner may remove from the own list: what was never sent, and what is over. */
const removableStates = [
  "draft",
  "rejected",
  "expired",
  "deactivated",
  "banned",
] as const satisfies AdState[]

/** Whether an owner may remove an ad of this state from the own list. */
export function isRemovable(state: AdState): boolean {
  return removableStates.some((removable) => removable === state)
}

/**
 * Whether its owner may take an ad back from review, with its credits. What was public before has used
 * some of its days: only the team decides on it.
 */
export function isWithdrawable(ad: { state: AdState; returnedAt: Date | null }): boolean {
  return ad.returnedAt === null && canTransition(ad.state, "withdraw", "owner")
}

/** What an owner may do with an ad now: the buttons of the account. */
export function ownerActions(
  ad: {
    state: AdState
    expiresAt: Date | null
    featured: boolean
    /** When the team took it back to review; null unless it did. */
    returnedAt: Date | null
  },
  now: Date,
) {
  return {
    edit: isEditable(ad, now),
    renew: isRenewable(ad, now),
    feature: isFeaturable(ad, now),
    deactivate: canTransition(ad.state, "deactivate", "owner"),
    resume: isResumable(ad, now),
    withdraw: isWithdrawable(ad),
    reopen: canTransition(ad.state, "reopen", "owner"),
    delete: isRemovable(ad.state),
    pay: ad.state === "awaiting_payment",
  }
}
