/**
 * What a person agrees to (PRODUCT: sign-up; privacy centre). The first three are conditions of an
 * account and end with it; news may be taken back at any time.
 */
export const consentKinds = ["terms", "privacy", "adulthood", "news"] as const

/** One thing to agree to. */
export type ConsentKind = (typeof consentKinds)[number]

/** What nobody can have an account without. */
export const requiredConsents = ["terms", "privacy", "adulthood"] as const satisfies ConsentKind[]

/** Day of the texts that people agree to now; it is stored with each consent. */
export const consentVersion = "2026-11-21"
