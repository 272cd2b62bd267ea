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

test("[B5.33] owners edit what can still become public, before it is renewed or shown again too", () => {
  const now = new Date("2026-11-22T12:00:00Z")
  const soon = new Date("2026-11-25T12:00:00Z")
  const editable = (expiresAt: Date) =>
    adStates.filter((state) => isEditable({ state, expiresAt }, now))
  const always = ["draft", "pending", "changes_requested", "active", "expired"]
  expect(editable(soon)).toEqual([...always, "deactivated"])
  expect(editable(now)).toEqual(always)
})
