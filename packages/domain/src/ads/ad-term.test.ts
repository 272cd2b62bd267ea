import fc from "fast-check"
import { expect, test } from "vitest"
import { formatMoment } from "../site/chilean-dates.ts"
import { type AdState, adStates } from "./ad-state.ts"
import {
  adDurationDays,
  calendarDaysLeft,
  endOfTerm,
  isPublicAd,
  isRenewable,
  remainingDays,
  renewedEnd,
} from "./ad-term.ts"
import { ownerActions } from "./owner-actions.ts"

const now = new Date("2026-11-21T15:00:00.000Z")
const inMilliseconds = (offset: number) => new Date(now.getTime() + offset)
const day = 86_400_000

test("remaining days are rounded up: a last minute is still a day", () => {
  expect(remainingDays(inMilliseconds(60_000), now)).toBe(1)
  expect(remainingDays(inMilliseconds(day), now)).toBe(1)
  expect(remainingDays(inMilliseconds(day + 1), now)).toBe(2)
  expect(remainingDays(inMilliseconds(15 * day), now)).toBe(15)
})

test("an end that has passed, or was never set, leaves no days", () => {
  expect(remainingDays(now, now)).toBe(0)
  expect(remainingDays(inMilliseconds(-day), now)).toBe(0)
  expect(remainingDays(null, now)).toBe(0)
})

test("[B5.38] days of the calendar count Chilean midnights, not hours", () => {
  const night = new Date("2026-11-23T04:55:00.000Z")
  expect(calendarDaysLeft(new Date("2026-11-24T07:55:00.000Z"), night)).toBe(1)
  expect(calendarDaysLeft(new Date("2026-11-24T02:59:00.000Z"), night)).toBe(0)
  expect(calendarDaysLeft(new Date("2026-11-25T03:00:00.000Z"), night)).toBe(2)
  expect(calendarDaysLeft(inMilliseconds(-day), now)).toBe(0)
  expect(calendarDaysLeft(null, now)).toBe(0)
})

test("only an active ad with days left is public, whatever the state", () => {
  fc.assert(
    fc.property(fc.constantFrom(...adStates), fc.integer({ min: -40, max: 40 }), (state, days) => {
      const shown = isPublicAd({ state, expiresAt: inMilliseconds(days * day) }, now)
      expect(shown).toBe(state === "active" && days > 0)
    }),
  )
})

/** Chile's clocks in 2026: back on 5 April at 00:00 (03:00 UTC), on again on 6 September. */
const changes = [
  { name: "an hour more", approved: "2026-03-30T15:00:00Z", before: "12:00", after: "11:00" },
  { name: "an hour less", approved: "2026-08-31T16:00:00Z", before: "12:00", after: "13:00" },
]

test.each(changes)(
  "[S1.3] a term with a night of $name in it is 15 times 24 hours",
  ({ approved, before, after }) => {
    const start = new Date(approved)
    expect(formatMoment(start)).toMatch(`a las ${before}`)
    const end = endOfTerm(start, adDurationDays)
    expect(end.getTime() - start.getTime()).toBe(15 * 24 * 3_600_000)
    // The instant counts, not the clock on the wall.
    expect(formatMoment(end)).toMatch(`a las ${after}`)
    const left = (hours: number) =>
      remainingDays(end, new Date(start.getTime() + hours * 3_600_000))
    expect([0, 1, 23, 24, 25, 15 * 24 - 1, 15 * 24].map(left)).toEqual([15, 15, 15, 14, 14, 1, 0])
    expect(isPublicAd({ state: "active", expiresAt: end }, new Date(end.getTime() - 1))).toBe(true)
    expect(isPublicAd({ state: "active", expiresAt: end }, end)).toBe(false)
  },
)

const end = new Date("2026-11-20T12:00:00Z")
const at = (instant: string) => new Date(instant)
const active = { state: "active", expiresAt: end } as const
const expired = { state: "expired", expiresAt: end } as const

test("an ad is renewed from 3 days before its end, to the millisecond, or once it expired", () => {
  expect(isRenewable(active, at("2026-11-17T11:59:59.999Z"))).toBe(false)
  expect(isRenewable(active, at("2026-11-17T12:00:00Z"))).toBe(true)
  expect(isRenewable(expired, at("2027-01-01T00:00:00Z"))).toBe(true)
  expect(isRenewable({ state: "deactivated", expiresAt: end }, end)).toBe(false)
  expect(isRenewable({ state: "pending", expiresAt: null }, end)).toBe(false)
})

test("days are added to the end while the ad is public, else they begin now", () => {
  expect(renewedEnd(active, 15, at("2026-11-18T12:00:00Z"))).toEqual(at("2026-12-05T12:00:00Z"))
  expect(renewedEnd(expired, 15, at("2026-11-25T08:00:00Z"))).toEqual(at("2026-12-10T08:00:00Z"))
  // Its end passed a moment ago and no job has noticed.
  expect(renewedEnd(active, 15, at("2026-11-20T12:00:30Z"))).toEqual(at("2026-12-05T12:00:30Z"))
})

test("what an owner may do follows the state and the days", () => {
  const now = at("2026-11-18T12:00:00Z")
  const allowed = (ad: { state: AdState; expiresAt: Date | null }, at = now) =>
    Object.entries(ownerActions({ ...ad, featured: false, returnedAt: null }, at))
      .filter(([, may]) => may)
      .map(([action]) => action)
  expect(allowed(active)).toEqual(["edit", "renew", "feature", "deactivate"])
  expect(allowed(expired)).toEqual(["edit", "renew", "delete"])
  expect(allowed({ ...active, state: "deactivated" })).toEqual(["edit", "resume", "delete"])
  expect(allowed({ ...expired, state: "deactivated" }, end)).toEqual(["delete"])
  const unpublished = { expiresAt: null }
  expect(allowed({ state: "draft", ...unpublished })).toEqual(["edit", "delete"])
  expect(allowed({ state: "awaiting_payment", ...unpublished })).toEqual(["delete", "pay"])
  expect(allowed({ state: "pending", ...unpublished })).toEqual(["edit", "withdraw"])
  expect(allowed({ state: "rejected", ...unpublished })).toEqual(["reopen", "delete"])
})
