import { expect, test } from "vitest"
import { cardName } from "./ad-name.ts"

test("[S2.35] a name of 60 characters stays whole, one of 61 is cut at 60 plus '...'", () => {
  expect(cardName("x".repeat(60))).toBe("x".repeat(60))
  expect(cardName("x".repeat(61))).toBe(`${"x".repeat(60)}...`)
})

test("[S2.35] characters are counted as people see them, not as bytes", () => {
  expect(cardName("ñ".repeat(60))).toBe("ñ".repeat(60))
  expect(cardName("🚜".repeat(61))).toBe(`${"🚜".repeat(60)}...`)
})
