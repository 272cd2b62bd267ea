import { z } from "zod"
import { requiredLines } from "./account-fields.ts"
import { accountTexts } from "./account-texts.ts"
import { companyFields } from "./company-fields.ts"

/** What becomes of a request to be a professional seller: open until the team decides. */
export const proRequestStates = ["open", "approved", "declined"] as const

/** Most characters that a request says why with. */
const messageLimit = 1000

/** POST users/me/pro-request: the company, and why it asks. */
export const proRequestSchema = z.strictObject({
  ...companyFields,
  message: requiredLines(messageLimit, accountTexts.proMessageRequired),
})

/** A request to be a professional seller. */
export type ProRequest = z.infer<typeof proRequestSchema>
