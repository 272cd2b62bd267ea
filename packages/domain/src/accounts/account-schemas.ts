import { z } from "zod"
import { accountLimits } from "./account.ts"
import {
  emailField,
  knownPasswordField,
  newPasswordField,
  optionalRutField,
  requiredLine,
} from "./account-fields.ts"
import { accountTexts, passwordProblemTexts } from "./account-texts.ts"
import { firstnameField, lastnameField } from "./name-fields.ts"
import { containsEmail } from "./password.ts"
import { companyFields } from "./profile-schema.ts"

const shared = {
  firstname: firstnameField,
  lastname: lastnameField,
  /** Required only when publishing or buying; accepted here as well. */
  rut: optionalRutField,
  email: emailField,
  password: newPasswordField,
  accepts_terms: z.literal(true, accountTexts.termsRequired),
  is_adult: z.literal(true, accountTexts.adulthoodRequired),
}

/**
 * POST auth/local/register. An individual unless `kind` says company, which requires the company's
 * data. Unknown fields are refused.
 */
export const registerSchema = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({ kind: z.literal("person").optional(), ...shared }),
      z.strictObject({ kind: z.literal("company"), ...shared, ...companyFields }),
    ],
    accountTexts.kindRequired,
  )
  .superRefine((given, check) => {
    if (!containsEmail(given.password, given.email)) return
    check.addIssue({
      code: "custom",
      path: ["password"],
      message: passwordProblemTexts["contains-email"],
    })
  })

export type SignUp = z.infer<typeof registerSchema>

/** POST auth/local: e-mail or username, and the password [S7.3]. */
export const logInSchema = z.strictObject({
  identifier: requiredLine(accountLimits.email, accountTexts.identifierRequired),
  password: knownPasswordField,
})

export type LogIn = z.infer<typeof logInSchema>

/** POST auth/forgot-password and auth/send-email-confirmation. */
export const emailOnlySchema = z.strictObject({ email: emailField })

const linkCode = z.string().min(1).max(200)

/**
 * POST auth/confirm-email and auth/confirm-email-change: the code of the link, and the password
 * when the link was opened in a browser that never opened the account.
 */
export const confirmationSchema = z.strictObject({
  code: linkCode,
  password: knownPasswordField.optional(),
})

/** POST auth/email-link: which account a link is about. */
export const emailLinkReadSchema = z.strictObject({
  kind: z.enum(["confirm_email", "change_email", "reset_password"]),
  code: linkCode,
})

/** POST auth/disown-email: the reader of the mail did not request it. */
export const disownSchema = z.strictObject({
  kind: z.enum(["confirm_email", "change_email"]),
  code: linkCode,
})

const sameTwice = {
  path: ["passwordConfirmation"],
  error: accountTexts.passwordsDiffer,
}

/** POST auth/reset-password: the code from the e-mail and the new password, twice. */
export const resetPasswordSchema = z
  .strictObject({
    code: linkCode,
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

/** PUT users/me/email: the new address, and the password as proof of ownership. */
export const emailChangeSchema = z.strictObject({
  email: emailField,
  password: knownPasswordField,
})

export type EmailChange = z.infer<typeof emailChangeSchema>

/**
 * Proof that the account's owner requests its deletion: the password, or the e-mail when the
 * account has none.
 */
export const deletionProofSchema = z
  .strictObject({ password: knownPasswordField.optional(), email: emailField.optional() })
  .refine((given) => (given.password === undefined) !== (given.email === undefined), {
    path: ["password"],
    error: accountTexts.passwordRequired,
  })

export type DeletionProof = z.infer<typeof deletionProofSchema>
