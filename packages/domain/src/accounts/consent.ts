/**
 * Consents of a user. The first three are conditions of an account and end with it; consent to news
 * can be withdrawn at any time.
 */
export const consentKinds = ["terms", "privacy", "adulthood", "news"] as const

export type ConsentKind = (typeof consentKinds)[number]

/** Consents without which no account can exist. */
export const requiredConsents = ["terms", "privacy", "adulthood"] as const satisfies ConsentKind[]

/** Date of the current texts of the consents; it is stored with each consent. */
export const consentVersion = "2026-11-21"
