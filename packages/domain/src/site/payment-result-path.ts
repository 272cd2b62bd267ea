import type { OrderAdIntent, OrderState } from "../orders/order.ts"
import { isOpen } from "../orders/order-lifecycle.ts"
import { paths } from "./paths.ts"
import { orderKey } from "./payment-paths.ts"

/** The page with the result of an order's payment; orders that publish an ad have their own. */
export function paymentResultPath(order: {
  documentId: string
  state: OrderState
  ad: object | null
  ad_intent: OrderAdIntent | null
}): string {
  const { ad, ad_intent, state } = order
  const publishes = ad !== null && ad_intent === "publish"
  const ended: OrderState[] = ["paid", "refunded", "partially_refunded"]
  // Until the result is known, the success page says that it is being confirmed.
  const isGood = isOpen(state) || ended.includes(state)
  const thanks = publishes ? paths.postAdThanks : paths.packThanks
  const error = publishes ? paths.postAdError : paths.packError
  return `${isGood ? thanks : error}?${new URLSearchParams({ [orderKey]: order.documentId })}`
}
