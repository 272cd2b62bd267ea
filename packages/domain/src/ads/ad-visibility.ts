import type { AdState } from "./ad-state.ts"

const dayInMilliseconds = 86_400_000

/** Days an ad stays published, counted from its approval (spec §1, §9). */
export const adDurationDays = 15

/** Days an ended ad's page still answers before it is gone (PRODUCT: ad lifecycle). */
export const endedPageDays = 30

/**
 * Whole days left until `expiresAt`, rounded up; 0 once it has passed or was never set.
 * Computed, never stored, so that it cannot drift (PRODUCT: ad lifecycle).
 */
export function remainingDays(expiresAt: Date | null, now: Date): number {
  if (expiresAt === null) return 0
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / dayInMilliseconds))
}

/** Whether an ad that its owner took out of sight may come back: its days go on meanwhile. */
export function isResumable(ad: { state: AdState; expiresAt: Date | null }, now: Date): boolean {
  return ad.state === "deactivated" && remainingDays(ad.expiresAt, now) > 0
}

/** Whether everybody may see the ad: active with days left (spec §4). */
export function isPublicAd(ad: { state: AdState; expiresAt: Date | null }, now: Date): boolean {
  return ad.state === "active" && remainingDays(ad.expiresAt, now) > 0
}
