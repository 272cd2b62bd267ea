import {
  abuseOutcomes,
  abuseReasons,
  abuseReportStates,
  abuseSubjects,
} from "@wara/domain/abuse/abuse-report"
import { z } from "zod"
import { instantSchema, recordSchema } from "./record.ts"

/**
 * The open or the decided reports of one ad or seller in the panel: `id` is that of the first of
 * them. Of decided ones with the last decision.
 */
export const staffAbuseGroupSchema = recordSchema.extend({
  subject: z.enum(abuseSubjects),
  subject_id: z.number().int(),
  subject_name: z.string(),
  is_open: z.boolean(),
  /** How many, and from how many independent networks they came. */
  reports: z.number().int(),
  networks: z.number().int(),
  reasons: z.array(z.enum(abuseReasons)),
  first_at: instantSchema,
  last_at: instantSchema,
  outcome: z.enum(abuseOutcomes).nullable(),
  decided_at: instantSchema.nullable(),
  decided_by: z.string().nullable(),
})

export type StaffAbuseGroup = z.infer<typeof staffAbuseGroupSchema>

/** GET admin/abuse-reports/:id/detail: every report about the subject of one, newest first. */
export const abuseDetailSchema = z.array(
  z.object({
    id: z.number().int(),
    reason: z.enum(abuseReasons),
    message: z.string(),
    state: z.enum(abuseReportStates),
    reporter_id: z.number().int().nullable(),
    has_email: z.boolean(),
    created_at: instantSchema,
    decided_at: instantSchema.nullable(),
  }),
)

export type AbuseDetail = z.infer<typeof abuseDetailSchema>
