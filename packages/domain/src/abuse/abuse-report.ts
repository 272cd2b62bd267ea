/** What is wrong with an ad or a seller, in the form's order. */
export const abuseReasons = [
  "fraud",
  "sold",
  "duplicate",
  "fake-price",
  "category",
  "not-owner",
  "content",
] as const

export type AbuseReason = (typeof abuseReasons)[number]

/** What a report is about. */
export const abuseSubjects = ["ad", "seller"] as const

export type AbuseSubject = (typeof abuseSubjects)[number]

/** Reasons that only an ad can have. */
const adReasons: readonly AbuseReason[] = ["sold", "duplicate", "fake-price", "category"]

/** Whether a subject can be reported for a reason. */
export function isReasonFor(subject: AbuseSubject, reason: AbuseReason): boolean {
  return subject === "ad" || !adReasons.includes(reason)
}

/** States of a report: `upheld` when the team agreed with it, `dismissed` when it did not. */
export const abuseReportStates = ["open", "upheld", "dismissed"] as const

export type AbuseReportState = (typeof abuseReportStates)[number]

/** How a report can have been decided. */
export const abuseOutcomes = ["upheld", "dismissed"] as const satisfies AbuseReportState[]

/** Months that a decided report is stored, with the network it came from as a hash. */
export const abuseReportMonths = 12
