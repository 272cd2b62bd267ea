import { expect, test } from "vitest"
import { orderMeaning } from "./order-lifecycle.ts"

const one = { ads: 0, featured: 1 }
const pack = { ads: 15, featured: 1 }

test("[B5.38] an order whose credit was used at once does not say that it is at hand", () => {
  const featured = { state: "paid", ad_intent: "feature", ad_done: true, items: [one] } as const
  expect(orderMeaning(featured)).toBe("Recibimos el pago y con él destacamos tu anuncio.")
  expect(orderMeaning({ ...featured, ad_intent: "renew", items: [pack] })).toBe(
    "Recibimos el pago y con él renovamos tu anuncio. Los créditos que te quedan están en tu cuenta.",
  )
  const atHand = "Recibimos el pago y tus créditos están en tu cuenta."
  expect(orderMeaning({ ...featured, ad_done: false })).toBe(atHand)
  expect(orderMeaning({ ...featured, ad_intent: null, ad_done: false })).toBe(atHand)
  expect(orderMeaning({ ...featured, state: "rejected" })).toMatch(/^El banco no autorizó/)
})
