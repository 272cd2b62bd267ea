/** Fields of the form, in their order. */
export const emailChangeFields = ["email", "password"] as const

/** One field of the form. */
export type EmailChangeField = (typeof emailChangeFields)[number]
