import { z } from "zod"
import { emailField, newPasswordField, requiredLine, rutField } from "./account-fields.ts"
import { accountLimits } from "./account-limits.ts"
import { accountTexts, passwordProblemTexts } from "./account-texts.ts"
import { containsEmail } from "./password.ts"

const shared = {
  firstname: requiredLine(accountLimits.name, accountTexts.firstnameRequired),
  lastname: requiredLine(accountLimits.name, accountTexts.lastnameRequired),
  rut: rutField(accountTexts.rutRequired),
  email: emailField,
  password: newPasswordField,
  accepts_terms: z.literal(true, accountTexts.termsRequired),
  is_adult: z.literal(true, accountTexts.adulthoodRequired),
}

const company = {
  company_name: requiredLine(accountLimits.companyName, accountTexts.companyNameRequired),
  business_activity: requiredLine(
    accountLimits.businessActivity,
    accountTexts.businessActivityRequired,
  ),
  company_rut: rutField(accountTexts.companyRutRequired),
}

/** POST auth/local/register (PRODUCT: sign-up). Anything else in the payload is refused. */
export const registerSchema = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({ kind: z.literal("person"), ...shared }),
      z.strictObject({ kind: z.literal("company"), ...shared, ...company }),
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

/** A sign-up that may be stored. */
export type SignUp = z.infer<typeof registerSchema>
