import { expect, test } from "vitest"
import { isOversizeLoad } from "./ad-detail-view.tsx"

const limits = { depth: 1100, width: 260, height: 420, weight: 45_000 }

test("a load at the legal limits, or of unknown size, needs no permit", () => {
  expect(isOversizeLoad(limits)).toBe(false)
  expect(isOversizeLoad({ depth: 0, width: 0, height: 0, weight: 0 })).toBe(false)
})

test.each(["depth", "width", "height", "weight"] as const)(
  "a load beyond the limit of %s may need a permit",
  (key) => expect(isOversizeLoad({ ...limits, [key]: limits[key] + 1 })).toBe(true),
)
