/** Every state of an order, in the order of its lifecycle. */
export const orderStates = [
  "created",
  "redirected",
  "paid",
  "rejected",
  "aborted",
  "timed_out",
  "failed",
  "refunded",
  "partially_refunded",
] as const

export type OrderState = (typeof orderStates)[number]

/** What a paid order does with its ad: submit it for review, renew it, or feature it. */
export const orderAdIntents = ["publish", "renew", "feature"] as const

export type OrderAdIntent = (typeof orderAdIntents)[number]

/** The credits that an order's ad uses at once. */
export function creditsUsed({
  ad_intent,
  feature_ad,
}: {
  ad_intent: OrderAdIntent
  feature_ad: boolean
}): { publication: boolean; featured: boolean } {
  return { publication: ad_intent !== "feature", featured: ad_intent === "feature" || feature_ad }
}

/** Every event recorded for an order, roughly in the order of its lifecycle. */
export type OrderEventName =
  | "placed"
  | "redirected"
  | "not-opened"
  | "returned"
  | "commit-sent"
  | "commit-refused"
  | "unanswered"
  | "paid"
  | "grant-failed"
  | "ad-not-submitted"
  /** The ad was renewed, but could not be featured as well. */
  | "ad-not-featured"
  | "rejected"
  | "aborted"
  /** Another checkout pays for its ad. */
  | "replaced"
  | "timed-out"
  /** The gateway charged an amount that does not match the order, or refunded it by itself. */
  | "not-ours"
  | "status-gone"
  | "refund-requested"
  | "refund-unclear"
  | "refund-done"
  | "refund-failed"
  /** A team member handled what needed attention. */
  | "looked-after"
  | "tax-document"

/**
 * The unique order number used by Webpay and shown to users: `W` and the order's time and id.
 * Webpay accepts at most 26 characters.
 */
export function buyOrderOf(order: { id: number; createdAt: Date }): string {
  const day = order.createdAt.toISOString().slice(0, 10).replaceAll("-", "")
  return `W${day}-${order.id}`
}
