import type { AdState } from "./ad-state.ts"
import { isPublicAd } from "./ad-visibility.ts"

const dayInMilliseconds = 86_400_000

/** Days before its end from which an ad may be renewed, and its owner is warned (PRODUCT). */
export const renewalDays = 3

/**
 * The end of a term that begins at an instant. Terms are whole days of 24 hours, so that a change of
 * Chile's hour neither lengthens nor shortens what was paid for.
 */
export function endOfTerm(start: Date, days: number): Date {
  return new Date(start.getTime() + days * dayInMilliseconds)
}

/** The end of a term that stood still from `stoppedAt` and goes on now: nothing of it is lost. */
export function continuedEnd(end: Date, stoppedAt: Date, now: Date): Date {
  return new Date(end.getTime() + (now.getTime() - stoppedAt.getTime()))
}

/** Whether one credit can lengthen the ad's life: from 3 days before its end, or once it expired. */
export function isRenewable(ad: { state: AdState; expiresAt: Date | null }, now: Date): boolean {
  if (ad.expiresAt === null) return false
  if (ad.state === "expired") return true
  return ad.state === "active" && ad.expiresAt <= endOfTerm(now, renewalDays)
}

/** The new end: the days are added to the old one while the ad is public, else they begin now. */
export function renewedEnd(
  ad: { state: AdState; expiresAt: Date | null },
  days: number,
  now: Date,
): Date {
  const isRunning = isPublicAd(ad, now) && ad.expiresAt !== null
  return endOfTerm(isRunning && ad.expiresAt ? ad.expiresAt : now, days)
}
