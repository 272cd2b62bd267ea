/** Roles of people with an account (PRODUCT: people and roles). A visitor has none. */
export const roles = ["user", "moderator", "operator"] as const

/** Role of an account. */
export type Role = (typeof roles)[number]

/** Who reads: nobody known, or an account's role. */
export type Reader = "visitor" | Role
