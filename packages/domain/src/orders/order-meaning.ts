import type { OrderAdIntent } from "./order-ad-intent.ts"
import type { OrderState } from "./order-state.ts"
import { orderStateTexts, paidAdTexts } from "./order-texts.ts"

/**
 * What an order's state means for its buyer: a credit that its ad used at once is not available.
 */
export function orderMeaning(order: {
  state: OrderState
  ad_intent: OrderAdIntent | null
  ad_done: boolean
  items: readonly { ads: number; featured: number }[]
}): string {
  const { ad_done, ad_intent, items, state } = order
  if (state !== "paid" || ad_intent === null || !ad_done) return orderStateTexts[state].meaning
  const bought = items.reduce((sum, { ads, featured }) => sum + ads + featured, 0)
  return bought > 1 ? `${paidAdTexts[ad_intent]} ${paidAdTexts.rest}` : paidAdTexts[ad_intent]
}
