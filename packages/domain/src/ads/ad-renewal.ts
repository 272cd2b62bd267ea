import { days } from "../time.ts"
import type { AdState } from "./ad-state.ts"
import { isPublicAd } from "./ad-visibility.ts"

/** Days before its end from which an ad may be renewed, and its owner is warned. */
export const renewalDays = 3

/**
 * The end of a term that starts at an instant. Terms are whole days of 24 hours, so that daylight
 * saving changes neither lengthen nor shorten what was paid for.
 */
export function endOfTerm(start: Date, termDays: number): Date {
  return new Date(start.getTime() + days(termDays))
}

/** The new end of a term that was paused at `stoppedAt` and resumes now, without losing time. */
export function continuedEnd(end: Date, stoppedAt: Date, now: Date): Date {
  return new Date(end.getTime() + (now.getTime() - stoppedAt.getTime()))
}

/** Whether a credit can extend the ad: from 3 days before its end, or once it expired. */
export function isRenewable(ad: { state: AdState; expiresAt: Date | null }, now: Date): boolean {
  if (ad.expiresAt === null) return false
  if (ad.state === "expired") return true
  return ad.state === "active" && ad.expiresAt <= endOfTerm(now, renewalDays)
}

/**
 * The new end: the days are added to the old end while the ad is public, otherwise to the current
 * time.
 */
export function renewedEnd(
  ad: { state: AdState; expiresAt: Date | null },
  termDays: number,
  now: Date,
): Date {
  const isRunning = isPublicAd(ad, now) && ad.expiresAt !== null
  return endOfTerm(isRunning && ad.expiresAt ? ad.expiresAt : now, termDays)
}
