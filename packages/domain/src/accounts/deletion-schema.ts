import { z } from "zod"
import { emailField, knownPasswordField } from "./account-fields.ts"
import { accountTexts } from "./account-texts.ts"

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
