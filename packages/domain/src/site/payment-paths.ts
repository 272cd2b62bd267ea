import { isOpen } from "../orders/order-lifecycle.ts"
import type { OrderState } from "../orders/order-state.ts"
import { paths } from "./paths.ts"

/** Name of the query by which the pages after a payment know their order. */
export const orderKey = "orden"

/** Names of the query by which a checkout begins with a choice. */
export const choiceKeys = { pack: "pack", featured: "destacado", invoice: "factura" } as const

/** The checkout with a choice already made: a pack by its slug, a featured placement, a factura. */
export function buyPackPath(choice: {
  pack: string | null
  featured?: boolean
  invoice?: boolean
}): string {
  const query = new URLSearchParams()
  if (choice.pack !== null) query.set(choiceKeys.pack, choice.pack)
  if (choice.featured) query.set(choiceKeys.featured, "1")
  if (choice.invoice) query.set(choiceKeys.invoice, "1")
  return query.size === 0 ? paths.buyPack : `${paths.buyPack}?${query}`
}

/** The page that tells how an order's payment ended; orders with an ad have pages of their own. */
export function paymentResultPath(order: {
  documentId: string
  state: OrderState
  hasAd: boolean
}): string {
  const { state, hasAd } = order
  const ended: OrderState[] = ["paid", "refunded", "partially_refunded"]
  // Until it is known, the page of a good end says that it is being confirmed.
  const isGood = isOpen(state) || ended.includes(state)
  const thanks = hasAd ? paths.postAdThanks : paths.packThanks
  const error = hasAd ? paths.postAdError : paths.packError
  return `${isGood ? thanks : error}?${new URLSearchParams({ [orderKey]: order.documentId })}`
}
