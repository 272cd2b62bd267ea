import { z } from "zod"
import { emailField, knownPasswordField, newPasswordField, requiredLine } from "./account-fields.ts"
import { accountLimits } from "./account-limits.ts"
import { accountTexts } from "./account-texts.ts"

/** POST auth/local: e-mail or username, and the password [S7.3]. */
export const logInSchema = z.strictObject({
  identifier: requiredLine(accountLimits.email, accountTexts.identifierRequired),
  password: knownPasswordField,
})

export type LogIn = z.infer<typeof logInSchema>

/** POST auth/forgot-password and auth/send-email-confirmation. */
export const emailOnlySchema = z.strictObject({ email: emailField })

const sameTwice = {
  path: ["passwordConfirmation"],
  error: accountTexts.passwordsDiffer,
}

/** POST auth/reset-password: the code from the e-mail and the new password, twice. */
export const resetPasswordSchema = z
  .strictObject({
    code: z.string().min(1).max(200),
    password: newPasswordField,
    passwordConfirmation: z.string().max(256),
  })
  .refine((given) => given.password === given.passwordConfirmation, sameTwice)

const another = { path: ["password"], error: accountTexts.passwordUnchanged }

/** POST auth/change-password: the current password and the new one, twice. */
export const changePasswordSchema = z
  .strictObject({
    currentPassword: knownPasswordField,
    password: newPasswordField,
    passwordConfirmation: z.string().max(256),
  })
  .refine((given) => given.password === given.passwordConfirmation, sameTwice)
  .refine((given) => given.password !== given.currentPassword, another)
