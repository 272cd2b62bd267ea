import { z } from "zod"
import { rutField } from "./account-fields.ts"
import { accountTexts } from "./account-texts.ts"
import { companyFields } from "./company-fields.ts"

/**
 * PUT users/me/publisher: the individual or company as which an account publishes and buys, and its
 * RUT.
 */
export const publisherSchema = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("person"), rut: rutField(accountTexts.rutRequired) }),
    z.strictObject({ kind: z.literal("company"), ...companyFields }),
  ],
  accountTexts.kindRequired,
)

export type Publisher = z.infer<typeof publisherSchema>
