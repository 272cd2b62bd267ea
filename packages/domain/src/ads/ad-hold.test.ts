import { expect, test } from "vitest"
import { canAppeal, mayDecideHold } from "./ad-hold.ts"
import { holdTexts } from "./ad-hold-texts.ts"

const now = new Date("2026-11-26T12:00:00Z")

test("[B10.46] another member decides than the one who placed the hold; that of reports, anyone", () => {
  expect(mayDecideHold({ placedBy: 7 }, 7)).toBe(false)
  expect(mayDecideHold({ placedBy: 7 }, 8)).toBe(true)
  expect(mayDecideHold({ placedBy: null }, 7)).toBe(true)
})

test("[B10.46] an owner appeals once, and only before the decision", () => {
  expect(canAppeal({ appealedAt: null, decidedAt: null })).toBe(true)
  expect(canAppeal({ appealedAt: now, decidedAt: null })).toBe(false)
  expect(canAppeal({ appealedAt: null, decidedAt: now })).toBe(false)
})

test("[B10.45] the owner reads each reported reason once, in the form's order", () => {
  expect(holdTexts.reported(["content", "fraud", "content"])).toContain(
    ": «Parece una estafa», «Fotos o textos inapropiados».",
  )
})
