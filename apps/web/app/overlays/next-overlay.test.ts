import { expect, test } from "vitest"
import { nextOverlay } from "./next-overlay.ts"

test("the priority is: opened by the user, site check, cookie notice, promotion; one at most", () => {
  const all = ["promotion", "cookie-notice", "site-check"] as const
  expect(nextOverlay(all, true)).toBeNull()
  expect(nextOverlay(all, false)).toBe("site-check")
  expect(nextOverlay(["promotion", "cookie-notice"], false)).toBe("cookie-notice")
  expect(nextOverlay(["promotion"], false)).toBe("promotion")
  expect(nextOverlay([], false)).toBeNull()
})
