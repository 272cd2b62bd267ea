import { DomainError } from "../errors.ts"
import { creditsUsed, type OrderAdIntent, type OrderState } from "./order.ts"
import { orderNotNowText, orderStateTexts, paidAdTexts } from "./order-texts.ts"

type Transition = { from: readonly OrderState[]; to: OrderState }

/** Every transition between states of an order. Any other one answers 409. */
export const orderTransitions = {
  /** The gateway opened a payment page. */
  redirect: { from: ["created"], to: "redirected" },
  /**
   * The gateway took the money. A payment that it reports late still counts: the buyer gets the
   * purchase or a refund.
   */
  pay: { from: ["redirected", "aborted", "timed_out", "failed"], to: "paid" },
  reject: { from: ["redirected"], to: "rejected" },
  abort: { from: ["redirected"], to: "aborted" },
  "time-out": { from: ["redirected"], to: "timed_out" },
  fail: { from: ["created", "redirected"], to: "failed" },
  "refund-part": { from: ["paid", "partially_refunded"], to: "partially_refunded" },
  refund: { from: ["paid", "partially_refunded"], to: "refunded" },
} as const satisfies Record<string, Transition>

export type OrderTransition = keyof typeof orderTransitions

/** Whether an order in this state allows the transition. */
export function canTransitionOrder(state: OrderState, transition: OrderTransition): boolean {
  const { from }: Transition = orderTransitions[transition]
  return from.includes(state)
}

/** The state after a transition. Throws ConflictError when the transition is not allowed. */
export function nextOrderState(state: OrderState, transition: OrderTransition): OrderState {
  if (canTransitionOrder(state, transition)) return orderTransitions[transition].to
  throw new DomainError("ConflictError", `order: "${transition}" is not allowed while ${state}`, [
    { path: ["state"], message: orderNotNowText },
  ])
}

/** Whether the order was paid and not fully refunded. */
export function isPaidFor(state: OrderState): boolean {
  return state === "paid" || state === "partially_refunded"
}

/** Whether the gateway has not yet reported how the order ended. */
export function isOpen(state: OrderState): boolean {
  return state === "created" || state === "redirected"
}

/** Whether an order grants more credits than its ad uses at once. */
export function leavesCredits({
  items,
  ...ad
}: {
  ad_intent: OrderAdIntent
  feature_ad: boolean
  items: readonly { ads: number; featured: number }[]
}): boolean {
  const used = creditsUsed(ad)
  const sum = (kind: "ads" | "featured") => items.reduce((total, item) => total + item[kind], 0)
  return sum("ads") > Number(used.publication) || sum("featured") > Number(used.featured)
}

/**
 * What an order's state means for its buyer: a credit that its ad used at once is not available.
 */
export function orderMeaning(order: {
  state: OrderState
  ad_intent: OrderAdIntent | null
  ad_done: boolean
  feature_ad: boolean
  items: readonly { ads: number; featured: number }[]
}): string {
  const { ad_done, ad_intent, feature_ad, items, state } = order
  if (state !== "paid" || ad_intent === null || !ad_done) return orderStateTexts[state].meaning
  const isBoth = ad_intent === "renew" && feature_ad
  const done = paidAdTexts[isBoth ? "renewAndFeature" : ad_intent]
  return leavesCredits({ ad_intent, feature_ad, items }) ? `${done} ${paidAdTexts.rest}` : done
}
