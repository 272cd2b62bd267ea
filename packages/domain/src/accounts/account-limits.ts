/** Free publication credits of a new account (spec §1, §9). */
export const freeAdsOnSignUp = 3

/** Days that a session lasts without logging in again. */
export const sessionDays = 30

/** Hours that the link works which confirms an e-mail (security.md: log-in). */
export const confirmationHours = 48

/** Hours that the link works which confirms another e-mail for an account. */
export const emailChangeHours = 24

/** Days in which the old address may stop a change of e-mail, or undo it. */
export const emailChangeStopDays = 3

/** Hours that the link works which leads to a new password (security.md: log-in). */
export const resetHours = 1

/** Days in which a person may undo the deletion of the account (PRODUCT: privacy centre). */
export const deletionDays = 14

/** Days between two changes of username (PRODUCT: account). */
export const usernameDays = 90

/** Characters of a password (PRODUCT: sign-up). */
export const passwordLength = { min: 8, max: 64 } as const

/** Longest texts of an account, in characters. */
export const accountLimits = {
  email: 254,
  name: 60,
  companyName: 100,
  businessActivity: 80,
  address: 120,
  description: 1000,
} as const
