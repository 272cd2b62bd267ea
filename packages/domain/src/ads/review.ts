/** Where a submission is that somebody must review. */
export const reviewStates = [
  "pending",
  "approved",
  "changes_requested",
  "rejected",
  /** Taken back: the ad was banned, ended, or changed again before anybody decided. */
  "withdrawn",
] as const

/** State of a submission. */
export type ReviewState = (typeof reviewStates)[number]

/** A new ad, or a change of one that is public. */
export const reviewKinds = ["first", "edit"] as const

/** Kind of a submission. */
export type ReviewKind = (typeof reviewKinds)[number]

/** Why an ad is sent back, rejected or banned; the notes say the rest. */
export const reviewReasons = [
  "incomplete",
  "pictures",
  "price",
  "category",
  "contact-in-text",
  "duplicate",
  "not-equipment",
  "misleading",
  "forbidden",
  "fraud",
  "other",
] as const

/** One reason of a review. */
export type ReviewReason = (typeof reviewReasons)[number]

/** Longest notes of a review, in characters. */
export const reviewNotesLimit = 1000

/** Longest internal note of the team, in characters. */
export const staffNoteLimit = 2000

/** Why an ad was ended by its owner. */
export const endReasons = ["sold", "withdrawn"] as const

/** One reason of an end. */
export type EndReason = (typeof endReasons)[number]
