export const emailChangeFields = ["email", "password"] as const

export type EmailChangeField = (typeof emailChangeFields)[number]
