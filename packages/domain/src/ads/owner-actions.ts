import { isEditable } from "./ad-editing.ts"
import { canTransition } from "./ad-lifecycle.ts"
import type { AdState } from "./ad-state.ts"
import { isPublicAd, isRenewable, isResumable } from "./ad-term.ts"

/** States in which an owner may remove an ad from the own list: never submitted, or ended. */
const removableStates = [
  "draft",
  "awaiting_payment",
  "rejected",
  "expired",
  "deactivated",
  "banned",
] as const satisfies AdState[]

export function isRemovable(state: AdState): boolean {
  return removableStates.some((removable) => removable === state)
}

/**
 * Whether its owner may withdraw an ad from review, which returns its credits. An ad that was
 * public before has used some of its days, so only the team decides on it.
 */
export function isWithdrawable(ad: { state: AdState; returnedAt: Date | null }): boolean {
  return ad.returnedAt === null && canTransition(ad.state, "withdraw", "owner")
}

/**
 * Whether a featured credit can put the ad first in the lists now: it must be public and not yet
 * featured.
 */
export function isFeaturable(
  ad: { state: AdState; expiresAt: Date | null; featured: boolean },
  now: Date,
): boolean {
  return isPublicAd(ad, now) && !ad.featured
}

/**
 * Actions that an owner may take on an ad now, shown as buttons in the account: none that publishes
 * while their data are blocked.
 */
export function ownerActions(
  ad: {
    state: AdState
    expiresAt: Date | null
    featured: boolean
    /** When the team returned it to review; null unless it did. */
    returnedAt: Date | null
  },
  now: Date,
  { hasDataBlocked = false } = {},
) {
  const mayPublish = !hasDataBlocked
  return {
    edit: isEditable(ad, now),
    renew: mayPublish && isRenewable(ad, now),
    feature: mayPublish && isFeaturable(ad, now),
    deactivate: canTransition(ad.state, "deactivate", "owner"),
    resume: mayPublish && isResumable(ad, now),
    withdraw: isWithdrawable(ad),
    reopen: canTransition(ad.state, "reopen", "owner"),
    delete: isRemovable(ad.state),
    pay: mayPublish && ad.state === "awaiting_payment",
  }
}
