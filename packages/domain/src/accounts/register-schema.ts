import { z } from "zod"
import { emailField, newPasswordField, optionalRutField, requiredLine } from "./account-fields.ts"
import { accountLimits } from "./account-limits.ts"
import { accountTexts, passwordProblemTexts } from "./account-texts.ts"
import { companyFields } from "./company-fields.ts"
import { containsEmail } from "./password.ts"

const shared = {
  firstname: requiredLine(accountLimits.name, accountTexts.firstnameRequired),
  lastname: requiredLine(accountLimits.name, accountTexts.lastnameRequired),
  /** Asked for when something is published or bought; taken here as well. */
  rut: optionalRutField,
  email: emailField,
  password: newPasswordField,
  accepts_terms: z.literal(true, accountTexts.termsRequired),
  is_adult: z.literal(true, accountTexts.adulthoodRequired),
}

/**
 * POST auth/local/register (PRODUCT: sign-up). A person unless `kind` says company, which brings the
 * company's data. Anything else in the payload is refused.
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

/** A sign-up that may be stored. */
export type SignUp = z.infer<typeof registerSchema>
