import { z } from "zod"
import { requiredLines } from "./account-fields.ts"
import { accountTexts } from "./account-texts.ts"
import { companyFields } from "./company-fields.ts"

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
