import { z } from "zod"
import { accountLimits } from "../accounts/account.ts"
import { requiredLine } from "../accounts/account-fields.ts"
import { accountTexts } from "../accounts/account-texts.ts"
import { objectionPurposes, rights } from "./rights-request.ts"
import { rightsTexts } from "./rights-texts.ts"

/** Lengths of the texts of a request and of its answer, in characters. */
export const rightsLimits = {
  name: { max: 80 },
  message: { min: 10, max: 2_000 },
  answer: { min: 20, max: 4_000 },
  reason: { min: 20, max: 1_000 },
} as const

const content = {
  right: z.enum(rights, rightsTexts.rightRequired),
  /** Empty unless the right is objection. */
  purpose: z.enum(["", ...objectionPurposes], rightsTexts.purposeRequired).default(""),
  message: z
    .string()
    .trim()
    .min(rightsLimits.message.min, rightsTexts.messageTooShort(rightsLimits.message.min))
    .max(rightsLimits.message.max, accountTexts.tooLong(rightsLimits.message.max)),
}

/** An objection names its purpose, and no other right has one. */
const purposeFits = {
  check: ({ right, purpose }: { right: string; purpose: string }) =>
    right !== "objection" || purpose !== "",
  error: { path: ["purpose"], message: rightsTexts.purposeRequired },
}

/** POST users/me/rights-requests: a request of a logged-in person. */
export const rightsRequestSchema = z
  .strictObject(content)
  .refine(purposeFits.check, purposeFits.error)

export type RightsRequestContent = z.infer<typeof rightsRequestSchema>

/** POST rights-requests: a request without an account, proved by a mailed link. */
export const visitorRightsSchema = z
  .strictObject({
    name: requiredLine(rightsLimits.name.max, rightsTexts.nameRequired),
    email: z
      .string()
      .trim()
      .min(1, rightsTexts.emailRequired)
      .max(accountLimits.email, accountTexts.emailInvalid)
      .pipe(z.email(accountTexts.emailInvalid)),
    ...content,
  })
  .refine(purposeFits.check, purposeFits.error)

export type VisitorRightsRequest = z.infer<typeof visitorRightsSchema>
