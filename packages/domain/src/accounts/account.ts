/** Roles of accounts. A visitor has none. */
export const roles = ["user", "moderator", "operator"] as const

export type Role = (typeof roles)[number]

/** A reader: a visitor without account, or an account's role. */
export type Reader = "visitor" | Role

/**
 * Consents of a user. The first three are conditions of an account and end with it. `news` was asked
 * for by earlier releases, which never sent any; it stays in the history of those who gave it.
 * `alerts` is given with an e-mail address, without an account; alerts store it themselves.
 */
export const consentKinds = ["terms", "privacy", "adulthood", "news", "alerts"] as const

export type ConsentKind = (typeof consentKinds)[number]

/** Consents without which no account can exist. */
export const requiredConsents = ["terms", "privacy", "adulthood"] as const satisfies ConsentKind[]

/** Date of the current texts of the consents; it is stored with each consent. */
export const consentVersion = "2026-11-21"

/** Free publication credits of a new account [S1.2]. */
export const freeAdsOnSignUp = 3

/** Days that a session lasts without logging in again. */
export const sessionDays = 30

/** Hours that the link which confirms an e-mail is valid. */
export const confirmationHours = 48

/** Hours that the link which confirms an account's new e-mail is valid. */
export const emailChangeHours = 24

/** Days in which the old address can stop or undo a change of e-mail. */
export const emailChangeStopDays = 3

/** Hours that the link for resetting a password is valid. */
export const resetHours = 1

/** Hours that the link which invites an operator to choose a password is valid. */
export const invitationHours = 72

/** Days in which a user can undo the deletion of the account. */
export const deletionDays = 14

/** Days between two changes of username. */
export const usernameDays = 90

/** Length of a password in characters. */
export const passwordLength = { min: 8, max: 64 } as const

/** Maximum lengths of an account's texts, in characters. */
export const accountLimits = {
  email: 254,
  name: 60,
  companyName: 100,
  businessActivity: 80,
  address: 120,
  description: 1000,
} as const
