import { expect, test } from "vitest"
import { isOversizeLoad } from "./ad-detail-view.tsx"

const heaviest = { depth: 1100, width: 260, height: 420, weight: 45_000 }

test("a load at the legal limits needs no permit, nor one of which nothing is known", () => {
  expect(isOversizeLoad(heaviest)).toBe(false)
  expect(isOversizeLoad({ depth: 0, width: 0, height: 0, weight: 0 })).toBe(false)
})

test.each(["depth", "width", "height", "weight"] as const)("beyond the limit of %s it may", (key) =>
  expect(isOversizeLoad({ ...heaviest, [key]: heaviest[key] + 1 })).toBe(true),
)
