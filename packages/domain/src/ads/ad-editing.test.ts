import { expect, test } from "vitest"
import { isEditable, needsReview } from "./ad-editing.ts"
import { adStates } from "./ad-state.ts"

const approved = {
  name: "Grúa horquilla",
  price: 1_000_000,
  currency: "CLP",
  description: "En buen estado.",
  category: 3,
  gallery: [7, 8],
} as const

test.each([
  ["the name", { name: "Grúa horquilla Toyota" }],
  ["the description", { description: "En regular estado." }],
  ["the category", { category: 4 }],
  ["the currency", { currency: "USD" as const }],
  ["a picture more", { gallery: [7, 8, 9] }],
  ["another cover", { gallery: [8, 7] }],
  ["a price over 30 % higher", { price: 1_300_001 }],
  ["a price over 30 % lower", { price: 699_999 }],
])("%s goes back to review", (_what, change) => {
  expect(needsReview(approved, { ...approved, ...change })).toBe(true)
})

test.each([{}, { price: 1_300_000 }, { price: 700_000 }, { price: 1_000_001 }])(
  "%j is public at once",
  (change) => {
    expect(needsReview(approved, { ...approved, ...change })).toBe(false)
  },
)

test("owners edit drafts, what was sent back and what is public", () => {
  expect(adStates.filter(isEditable)).toEqual(["draft", "changes_requested", "active"])
})
