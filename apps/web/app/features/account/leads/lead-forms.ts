/** Field of a thread's forms that says what they do. */
export const intentField = "intent"

/** The forms of a thread: some work by an e-mail's link, some in the account only. */
export const leadIntents = [
  "see",
  "confirm",
  "reply",
  "note",
  "move",
  "block",
  "unblock",
  "not-available",
  "spam",
  "sold",
] as const

export type LeadIntent = (typeof leadIntents)[number]

/** Steps that the button of an e-mail offers first. */
export const offeredSteps = ["not-available", "spam", "sold", "confirm"] as const

export type OfferedStep = (typeof offeredSteps)[number]
