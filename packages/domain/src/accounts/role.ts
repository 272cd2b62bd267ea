/** Roles of accounts. A visitor has none. */
export const roles = ["user", "moderator", "operator"] as const

export type Role = (typeof roles)[number]

/** A reader: a visitor without account, or an account's role. */
export type Reader = "visitor" | Role
