/** States of a submission. */
export const reviewStates = [
  "pending",
  "approved",
  "changes_requested",
  "rejected",
  /** Withdrawn: the ad was banned, ended, or changed again before a decision. */
  "withdrawn",
] as const

export type ReviewState = (typeof reviewStates)[number]

/** A new ad, a change of a public one, or a published ad that a person reads afterwards. */
export const reviewKinds = ["first", "edit", "audit"] as const

export type ReviewKind = (typeof reviewKinds)[number]

/** Why changes to an ad are requested, or it is rejected or banned; the notes give the details. */
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

export type ReviewReason = (typeof reviewReasons)[number]

/** Maximum length of a review's notes, in characters. */
export const reviewNotesLimit = 1000

/** Maximum length of an internal note of the team, in characters. */
export const staffNoteLimit = 2000

export const endReasons = ["sold", "withdrawn"] as const

export type EndReason = (typeof endReasons)[number]
