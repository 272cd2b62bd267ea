import { expect, test } from "vitest"
import { leavesCredits, orderMeaning } from "./order-lifecycle.ts"

const one = { ads: 0, featured: 1 }
const pack = { ads: 15, featured: 1 }

test("[B5.38] an order whose credit was used at once does not say that it is at hand", () => {
  const order = { state: "paid", ad_done: true, feature_ad: false } as const
  const featured = { ...order, ad_intent: "feature", items: [one] } as const
  expect(orderMeaning(featured)).toBe("Recibimos el pago y con él destacamos tu anuncio.")
  expect(orderMeaning({ ...featured, ad_intent: "renew", items: [pack] })).toBe(
    "Recibimos el pago y con él renovamos tu anuncio. Los créditos que te quedan están en tu cuenta.",
  )
  const atHand = "Recibimos el pago y tus créditos están en tu cuenta."
  expect(orderMeaning({ ...featured, ad_done: false })).toBe(atHand)
  expect(orderMeaning({ ...featured, ad_intent: null, ad_done: false })).toBe(atHand)
  expect(orderMeaning({ ...featured, state: "rejected" })).toMatch(/^El banco no autorizó/)
})

test.each([
  ["publish", false, [{ ads: 1, featured: 0 }], false],
  ["publish", false, [{ ads: 1, featured: 1 }], true],
  ["publish", true, [{ ads: 1, featured: 1 }], false],
  ["publish", true, [{ ads: 1, featured: 0 }], false],
  ["renew", false, [{ ads: 1, featured: 0 }, one], true],
  ["renew", true, [{ ads: 1, featured: 0 }, one], false],
  ["renew", true, [pack, one], true],
  ["feature", false, [one], false],
  ["feature", false, [pack], true],
] as const)(
  "an order to %s (featured as well: %s) that grants %j leaves credits: %s",
  (ad_intent, feature_ad, items, isLeft) => {
    expect(leavesCredits({ ad_intent, feature_ad, items })).toBe(isLeft)
    const text = orderMeaning({ state: "paid", ad_done: true, ad_intent, feature_ad, items })
    expect(text.includes("Los créditos que te quedan")).toBe(isLeft)
    expect(text.includes("renovamos y destacamos")).toBe(ad_intent === "renew" && feature_ad)
  },
)
