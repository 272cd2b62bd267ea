import { days, hours, minutes } from "../time.ts"

/** What an alert reports: an ad that appears, one that got cheaper, one that is back. */
export const alertKinds = ["new", "price_drop", "back"] as const

export type AlertKind = (typeof alertKinds)[number]

export const alertFrequencies = ["instant", "daily", "weekly"] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

export const alertStates = ["pending", "active", "paused", "asleep", "stopped"] as const

export type AlertState = (typeof alertStates)[number]

/** What a new alert reports unless its owner chooses otherwise. */
export const defaultAlertKinds: readonly AlertKind[] = ["new", "back"]

/** Alerts of one address, without stopped ones. */
export const maxAlerts = 10

/** Limits of new alerts: by network, and by the e-mail that is typed. */
export const alertRates = [
  { of: "network", max: 10, windowMs: hours(1) },
  { of: "email", max: 12, windowMs: days(1) },
] as const

/** An address gets at most one mail about a repeated request in this time. */
export const alertMailPauseMs = minutes(10)

/** How long an alert waits for its confirmation. */
export const alertPendingMs = days(7)

/** Days for which the link of an e-mail opens its alert: longer than an alert lives unused. */
export const alertCodeDays = 400

/** Days for which a stopped alert is stored, so that its links still explain what happened. */
export const stoppedAlertDays = 90

/** Months for which the record of a reported ad is stored, so that no ad is reported twice. */
export const alertHitMonths = 13

/** Mails a day of an alert that reports at once; what follows is reported the next morning. */
export const maxInstantMails = 5

/** Ads that one mail shows. */
export const maxMailedAds = 10

/**
 * Ads that a search finds when its alert begins and that are remembered, so that an edit of one of
 * them is not taken for a new ad. With more, only ads that were published since are new.
 */
export const maxKnownAds = 500

/** Months without a visit of its page after which an alert asks whether it is still of use. */
export const quietAlertMonths = 6

/** Days in which the question is answered; then the alert sleeps. */
export const quietAnswerDays = 14
