import { z } from "zod"
import { requiredLine, requiredLines, rutField } from "./account-fields.ts"
import { accountLimits } from "./account-limits.ts"
import { accountTexts } from "./account-texts.ts"

/** Company fields of every form: name and line of business as on its invoices, and its RUT. */
export const companyFields = {
  company_name: requiredLine(accountLimits.companyName, accountTexts.companyNameRequired),
  business_activity: requiredLine(
    accountLimits.businessActivity,
    accountTexts.businessActivityRequired,
  ),
  company_rut: rutField(accountTexts.companyRutRequired),
}

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

/** States of a request to become a professional seller: open until the team decides. */
export const proRequestStates = ["open", "approved", "declined"] as const

/** Maximum length of a request's message, in characters. */
const messageLimit = 1000

/** POST users/me/pro-request: the company and the reason for the request. */
export const proRequestSchema = z.strictObject({
  ...companyFields,
  message: requiredLines(messageLimit, accountTexts.proMessageRequired),
})

export type ProRequest = z.infer<typeof proRequestSchema>
