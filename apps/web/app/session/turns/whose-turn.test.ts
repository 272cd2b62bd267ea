import { expect, test } from "vitest"
import { whoseTurn } from "./whose-turn.ts"

test("the order is: what somebody opened, site check, cookie notice, promotion; one at most", () => {
  const all = ["promotion", "cookie-notice", "site-check"] as const
  expect(whoseTurn(all, true)).toBeNull()
  expect(whoseTurn(all, false)).toBe("site-check")
  expect(whoseTurn(["promotion", "cookie-notice"], false)).toBe("cookie-notice")
  expect(whoseTurn(["promotion"], false)).toBe("promotion")
  expect(whoseTurn([], false)).toBeNull()
})
