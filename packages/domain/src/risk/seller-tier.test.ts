import { expect, test } from "vitest"
import { isAudited, mayPublishAtOnce, sellerTier } from "./seller-tier.ts"

test("[B10.51] a seller is known from 3 approved ads on, and trusted from 10 without a refused one", () => {
  const tier = (approved: number, refused = 0) => sellerTier({ approved, refused })
  expect([0, 2, 3, 9, 10].map((approved) => tier(approved))).toEqual([
    ...["new", "new", "known", "known", "trusted"],
  ])
  expect([tier(2, 1), tier(50, 1)]).toEqual(["new", "known"])
})

test("[B10.51] only ads of trusted sellers with a score below 20 are published at once", () => {
  expect(mayPublishAtOnce("trusted", 19)).toBe(true)
  expect(mayPublishAtOnce("trusted", 20)).toBe(false)
  expect(mayPublishAtOnce("known", 0)).toBe(false)
})

test("[B10.51] one in ten is audited", () => {
  const draws = Array.from({ length: 1_000 }, (_, index) => index / 1_000)
  expect(draws.filter(isAudited)).toHaveLength(100)
})
