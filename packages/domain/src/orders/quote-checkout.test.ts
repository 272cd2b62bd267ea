import { expect, test } from "vitest"
import { quoteCheckout } from "./quote-checkout.ts"

const pack = { id: 3, name: "Pack", price: 29_990, ads: 3, featured: 0, days: 15 }
const prices = { packs: [pack], featuredPrice: 9_990, adDays: 15 }
const none = { publication: 0, featured: 0 }
const bought = {
  pack: 3,
  placement: false,
  ad: null,
  ad_intent: "publish",
  feature_ad: false,
} as const

test("credits that are only bought remain whole", () => {
  const { left, total, shortOf } = quoteCheckout({ ...bought, placement: true }, prices, none)
  expect(total.gross).toBe(39_980)
  expect(left).toEqual({ publication: 3, featured: 1 })
  expect(shortOf).toBeNull()
})

test.each([
  ["publish", false, { publication: 2, featured: 0 }],
  ["renew", false, { publication: 2, featured: 0 }],
  ["publish", true, { publication: 2, featured: -1 }],
  ["renew", true, { publication: 2, featured: -1 }],
  ["feature", false, { publication: 3, featured: -1 }],
] as const)(
  "an ad to %s (featured at once: %s) uses its credits",
  (ad_intent, feature_ad, left) => {
    const quoted = quoteCheckout({ ...bought, ad: 7, ad_intent, feature_ad }, prices, none)
    expect(quoted.left).toEqual(left)
    expect(quoted.shortOf).toBe(left.featured < 0 ? "featured" : null)
  },
)
