import { z } from "zod"
import { accountLimits } from "../accounts/account.ts"
import { accountTexts } from "../accounts/account-texts.ts"
import { abuseReasons, abuseSubjects, isReasonFor } from "./abuse-report.ts"
import { abuseTexts } from "./abuse-texts.ts"

/** Lengths of the texts of a report, in characters. */
export const abuseLimits = { message: { min: 10, max: 1_000 }, key: { max: 200 } } as const

/** POST abuse-reports: what is wrong with an ad, by its slug, or with a seller, by the username. */
export const abuseReportSchema = z
  .strictObject({
    subject: z.enum(abuseSubjects),
    key: z.string().min(1).max(abuseLimits.key.max),
    reason: z.enum(abuseReasons, abuseTexts.reasonRequired),
    message: z
      .string()
      .trim()
      .min(abuseLimits.message.min, abuseTexts.messageRequired(abuseLimits.message.min))
      .max(abuseLimits.message.max, accountTexts.tooLong(abuseLimits.message.max)),
    /** Where the outcome is mailed; empty for none. Ignored for accounts, which have an address. */
    email: z.union(
      [z.literal(""), z.string().trim().max(accountLimits.email).pipe(z.email())],
      accountTexts.emailInvalid,
    ),
  })
  .refine(({ reason, subject }) => isReasonFor(subject, reason), {
    path: ["reason"],
    message: abuseTexts.reasonUnfit,
  })

export type AbuseReportContent = z.infer<typeof abuseReportSchema>
