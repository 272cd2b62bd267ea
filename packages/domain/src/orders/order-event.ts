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
