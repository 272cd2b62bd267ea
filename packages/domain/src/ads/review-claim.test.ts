import { expect, test } from "vitest"
import { claimMs, isTakenByOther } from "./review-claim.ts"

test("[B10.49] a claim keeps others from deciding for ten minutes, and never its own moderator", () => {
  const now = new Date("2026-11-26T12:00:00Z")
  const claim = { userId: 1, expiresAt: new Date(now.getTime() + claimMs) }
  const later = (ms: number) => new Date(now.getTime() + ms)
  expect(isTakenByOther(claim, 2, now)).toBe(true)
  expect(isTakenByOther(claim, 1, now)).toBe(false)
  expect(isTakenByOther(claim, 2, later(claimMs - 1))).toBe(true)
  expect(isTakenByOther(claim, 2, later(claimMs))).toBe(false)
  expect(isTakenByOther(null, 2, now)).toBe(false)
})
