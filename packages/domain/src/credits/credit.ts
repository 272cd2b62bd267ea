/** Kinds of credit: the right to publish an ad, and to feature it (PRODUCT: credits). */
export const creditKinds = ["publication", "featured"] as const

/** One kind of credit. */
export type CreditKind = (typeof creditKinds)[number]

/** Where credits come from. */
export const creditSources = ["free", "pack", "gift"] as const

/** One origin of credits. */
export type CreditSource = (typeof creditSources)[number]

/** What can happen to a credit, and what that does to the balance. */
export const movementSigns = { grant: 1, spend: -1, return: 1, revoke: -1 } as const

/** One kind of movement. */
export type MovementKind = keyof typeof movementSigns

/** Every kind of movement. */
export const movementKinds = [
  "grant",
  "spend",
  "return",
  "revoke",
] as const satisfies MovementKind[]

/** Why a credit moved. */
export const movementReasons = [
  "sign-up",
  "order",
  "gift",
  "ad-submitted",
  "ad-renewed",
  /** A public ad was featured. */
  "ad-featured",
  "ad-rejected",
  /** Its owner took an ad back before it was decided on. */
  "ad-withdrawn",
  "rejection-undone",
  "refund",
  /** Rows from before the ledger was kept. */
  "carried-over",
] as const

/** One reason of a movement. */
export type MovementReason = (typeof movementReasons)[number]

/**
 * Most credits of a kind in one pack: a payment's are granted in one transaction, which must end long
 * before the database gives up on it.
 */
export const maxPackCredits = 200

/** Most credits of one gift. */
export const maxGift = 100
