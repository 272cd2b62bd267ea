/** The rights of Ley 21.719 over personal data, in the order of the law. */
export const rights = [
  "access",
  "rectification",
  "erasure",
  "objection",
  "portability",
  "block",
] as const

export type Right = (typeof rights)[number]

/** What a person objects to; each is a use of data that rests on no contract and no law. */
export const objectionPurposes = ["security", "statistics", "recordings", "other"] as const

export type ObjectionPurpose = (typeof objectionPurposes)[number]

/**
 * States of a request. `unconfirmed`: sent by the form without an account, until the link that was
 * mailed to its address is used.
 */
export const rightsStates = [
  "unconfirmed",
  "open",
  "extended",
  "answered",
  "refused",
  "withdrawn",
] as const

export type RightsState = (typeof rightsStates)[number]

/** States of requests that wait for the team. */
export const waitingRightsStates = ["open", "extended"] as const satisfies RightsState[]
