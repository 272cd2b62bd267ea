import { z } from "zod"
import { emailField, newPasswordField, optionalRutField, requiredLine } from "./account-fields.ts"
import { accountLimits } from "./account-limits.ts"
import { accountTexts, passwordProblemTexts } from "./account-texts.ts"
import { companyFields } from "./company-fields.ts"
import { containsEmail } from "./password.ts"

const shared = {
  firstname: requiredLine(accountLimits.name, accountTexts.firstnameRequired),
  lastname: requiredLine(accountLimits.name, accountTexts.lastnameRequired),
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
