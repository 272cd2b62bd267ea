import { chileanDay } from "../site/chilean-dates.ts"
import { days } from "../time.ts"
import type { AdState } from "./ad-state.ts"

/** Days an ad stays published, counted from its approval [S1.3]. */
export const adDurationDays = 15

/** Days that the page of an ended ad is still served before it answers as gone. */
export const endedPageDays = 30

/** Days before its end from which an ad may be renewed, and its owner is warned. */
export const renewalDays = 3

/** Days after which an untouched draft is deleted. */
export const draftDays = 90

/** Maximum number of drafts per user. */
export const maxDrafts = 20

/** Days that the links in the e-mail about an ad's end are valid. */
export const endLinkDays = 30

/**
 * Whole days left until `expiresAt`, rounded up; 0 once it has passed or was never set. Computed
 * rather than stored, so that it cannot become stale.
 */
export function remainingDays(expiresAt: Date | null, now: Date): number {
  if (expiresAt === null) return 0
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / days(1)))
}

/**
 * Days by the Chilean calendar until `expiresAt`: 0 when it ends today or ended, 1 when it ends
 * tomorrow, however few hours that is.
 */
export function calendarDaysLeft(expiresAt: Date | null, now: Date): number {
  if (expiresAt === null) return 0
  const [end, today] = [expiresAt, now].map((instant) => Date.parse(chileanDay(instant)))
  return Math.max(0, ((end ?? 0) - (today ?? 0)) / days(1))
}

/** Whether an ad that its owner deactivated may be resumed: its days continue to run meanwhile. */
export function isResumable(ad: { state: AdState; expiresAt: Date | null }, now: Date): boolean {
  return ad.state === "deactivated" && remainingDays(ad.expiresAt, now) > 0
}

/** Whether everyone may see the ad: active with days left [S4.12]. */
export function isPublicAd(ad: { state: AdState; expiresAt: Date | null }, now: Date): boolean {
  return ad.state === "active" && remainingDays(ad.expiresAt, now) > 0
}

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
