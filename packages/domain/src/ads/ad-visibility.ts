import { days } from "../time.ts"
import type { AdState } from "./ad-state.ts"

/** Days an ad stays published, counted from its approval [S1.3]. */
export const adDurationDays = 15

/** Days that the page of an ended ad is still served before it answers as gone. */
export const endedPageDays = 30

/**
 * Whole days left until `expiresAt`, rounded up; 0 once it has passed or was never set. Computed
 * rather than stored, so that it cannot become stale.
 */
export function remainingDays(expiresAt: Date | null, now: Date): number {
  if (expiresAt === null) return 0
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / days(1)))
}

/** Whether an ad that its owner deactivated may be resumed: its days continue to run meanwhile. */
export function isResumable(ad: { state: AdState; expiresAt: Date | null }, now: Date): boolean {
  return ad.state === "deactivated" && remainingDays(ad.expiresAt, now) > 0
}

/** Whether everyone may see the ad: active with days left [S4.12]. */
export function isPublicAd(ad: { state: AdState; expiresAt: Date | null }, now: Date): boolean {
  return ad.state === "active" && remainingDays(ad.expiresAt, now) > 0
}
