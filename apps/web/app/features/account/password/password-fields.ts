export const passwordFields = ["currentPassword", "password", "passwordConfirmation"] as const

export type PasswordFieldName = (typeof passwordFields)[number]
