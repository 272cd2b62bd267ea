/** Kinds of credit: the right to publish an ad, and to feature it. */
export const creditKinds = ["publication", "featured"] as const

export type CreditKind = (typeof creditKinds)[number]

export const creditSources = ["free", "pack", "gift"] as const

export type CreditSource = (typeof creditSources)[number]

/** Kinds of credit movement, and their effect on the balance. */
export const movementSigns = { grant: 1, spend: -1, return: 1, revoke: -1 } as const

export type MovementKind = keyof typeof movementSigns

export const movementKinds = [
  "grant",
  "spend",
  "return",
  "revoke",
] as const satisfies MovementKind[]

export const movementReasons = [
  "sign-up",
  "order",
  "gift",
  "ad-submitted",
  "ad-renewed",
  "ad-featured",
  "ad-rejected",
  /** The owner withdrew an ad before the decision. */
  "ad-withdrawn",
  "rejection-undone",
  "refund",
  /** Rows from before the ledger existed. */
  "carried-over",
] as const

export type MovementReason = (typeof movementReasons)[number]

/**
 * Maximum credits of a kind in one pack: they are granted in one transaction, which must end well
 * before the database's timeout.
 */
export const maxPackCredits = 200

/** Maximum credits of one gift. */
export const maxGift = 100
