import fc from "fast-check"
import { expect, test } from "vitest"
import { adStates } from "./ad-state.ts"
import { isPublicAd, remainingDays } from "./ad-visibility.ts"

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

test("only an active ad with days left is public, whatever the state", () => {
  fc.assert(
    fc.property(fc.constantFrom(...adStates), fc.integer({ min: -40, max: 40 }), (state, days) => {
      const shown = isPublicAd({ state, expiresAt: inMilliseconds(days * day) }, now)
      expect(shown).toBe(state === "active" && days > 0)
    }),
  )
})
