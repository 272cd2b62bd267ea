/** Everything that is written down about an order, in about the order of its life. */
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
  /** Its ad is paid for by another checkout. */
  | "replaced"
  | "timed-out"
  /** The gateway took money that does not agree with the order, or gave it back by itself. */
  | "not-ours"
  | "status-gone"
  | "refund-requested"
  | "refund-unclear"
  | "refund-done"
  | "refund-failed"
  /** Somebody of the team looked after what needed attention. */
  | "looked-after"
  | "tax-document"
