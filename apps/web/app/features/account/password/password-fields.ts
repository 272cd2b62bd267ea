/** Fields of the form to change the password. */
export const passwordFields = ["currentPassword", "password", "passwordConfirmation"] as const

/** One of them. */
export type PasswordFieldName = (typeof passwordFields)[number]
