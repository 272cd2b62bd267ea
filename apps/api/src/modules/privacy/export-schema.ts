import { accountSchema, consentSchema, logInRecordSchema } from "@wara/contract/account"
import { favouriteSchema } from "@wara/contract/favourite"
import { instantSchema } from "@wara/contract/record"
import { optionalMails } from "@wara/domain/accounts/optional-mails"
import { mapAdFields } from "@wara/domain/ads/ad-fields"
import { z } from "zod"
import { exportedAbuseReportSchema } from "../abuse-reports/use-cases/personal-reports.ts"
import { exportedAlertSchema } from "../alerts/use-cases/personal-alerts.ts"
import { exportedLeadsShape } from "../leads/use-cases/personal-leads.ts"
import { exportedOrderSchema } from "../orders/use-cases/personal-orders.ts"
import { exportedRecordingSchema } from "../recordings/use-cases/recordings.ts"
import { exportedRightsRequestSchema } from "../rights-requests/use-cases/personal-requests.ts"
import { exportedWantedShape } from "../wanted-ads/use-cases/personal-wanted.ts"

const maybeInstant = instantSchema.nullable()

const creditSchema = z.object({
  source: z.string(),
  days: z.number(),
  /** Slug of the ad that the credit was spent on. */
  ad: z.string().nullable(),
  granted_at: instantSchema,
  spent_at: maybeInstant,
  returned_at: maybeInstant,
})

/** Choices are exported by name, pictures by URL; the region follows from the commune. */
const {
  gallery: _gallery,
  region: _region,
  ...fieldSchemas
} = mapAdFields({
  line: () => z.string().nullable(),
  text: () => z.string(),
  email: () => z.string().nullable(),
  phone: () => z.string().nullable(),
  choice: () => z.string().nullable(),
  currency: () => z.string(),
  price: () => z.number(),
  year: () => z.number(),
  measure: () => z.number(),
  gallery: () => null,
})

const adSchema = z.object({
  slug: z.string(),
  state: z.string(),
  featured: z.boolean(),
  ...fieldSchemas,
  days: z.number(),
  pictures: z.array(z.string()),
  /** Draft changes that were not submitted yet. */
  draft: z.record(z.string(), z.unknown()).nullable(),
  published_at: maybeInstant,
  expires_at: maybeInstant,
  ended_at: maybeInstant,
  ban_reason: z.string().nullable(),
  ban_notes: z.string(),
  created_at: instantSchema,
  updated_at: instantSchema,
})

/**
 * GET users/me/export: everything stored about a person, listed field by field so that nothing
 * undeclared can ever leave. Hashes of passwords, tokens and devices are excluded.
 */
export const exportSchema = z.object({
  exported_at: instantSchema,
  account: accountSchema.extend({
    confirmed_at: maybeInstant,
    username_changed_at: maybeInstant,
    blocked_at: maybeInstant,
    blocked_reason: z.string().nullable(),
    updated_at: instantSchema,
  }),
  consents: z.array(consentSchema),
  sessions: z.array(
    z.object({
      device: z.string(),
      created_at: instantSchema,
      last_used_at: instantSchema,
      expires_at: instantSchema,
      ended_at: maybeInstant,
    }),
  ),
  /** Log-ins to the account, right or wrong. */
  log_ins: z.array(logInRecordSchema),
  identities: z.array(
    z.object({ provider: z.string(), subject: z.string(), created_at: instantSchema }),
  ),
  links: z.array(
    z.object({
      purpose: z.string(),
      created_at: instantSchema,
      expires_at: instantSchema,
      used_at: maybeInstant,
    }),
  ),
  email_changes: z.array(
    z.object({
      old_email: z.string(),
      new_email: z.string(),
      requested_at: instantSchema,
      confirmed_at: maybeInstant,
      ended_at: maybeInstant,
    }),
  ),
  /** Requests to become a professional seller, with the team's answer. */
  pro_requests: z.array(
    z.object({
      state: z.string(),
      company_name: z.string(),
      business_activity: z.string(),
      company_rut: z.string(),
      message: z.string(),
      reason: z.string(),
      created_at: instantSchema,
      decided_at: maybeInstant,
    }),
  ),
  /** When free credits were first used under a RUT of the account; the RUT is stored as a hash. */
  free_credit_claims: z.array(z.object({ claimed_at: instantSchema })),
  ads: z.array(adSchema),
  /** How often the person's ads were seen and their seller contacted, by day. */
  ad_figures: z.array(
    z.object({
      ad: z.string(),
      day: z.string(),
      list_views: z.number(),
      views: z.number(),
      qr: z.number(),
      shares: z.number(),
      calls: z.number(),
      reveals: z.number(),
      whatsapp: z.number(),
      emails: z.number(),
      forms: z.number(),
      saves: z.number(),
    }),
  ),
  credits: z.object({ publication: z.array(creditSchema), featured: z.array(creditSchema) }),
  /** Submissions for review as they were sent, and their outcome. */
  reviews: z.array(
    z.object({
      ad: z.string(),
      kind: z.string(),
      state: z.string(),
      reason: z.string().nullable(),
      notes: z.string(),
      content: z.record(z.string(), z.unknown()),
      submitted_at: instantSchema,
      decided_at: maybeInstant,
      /** The score and what it was made of, without other people's accounts and ads. */
      risk: z
        .object({
          score: z.number(),
          signals: z.array(z.string()),
          computed_at: instantSchema,
        })
        .nullable(),
    }),
  ),
  /** Holds of the ads, and the person's appeals. */
  ad_holds: z.array(
    z.object({
      ad: z.string(),
      cause: z.string(),
      reason: z.string(),
      notes: z.string(),
      placed_at: instantSchema,
      appeal: z.string().nullable(),
      appealed_at: maybeInstant,
      outcome: z.string().nullable(),
      decided_at: maybeInstant,
    }),
  ),
  credit_movements: z.array(
    z.object({
      credit: z.string(),
      kind: z.string(),
      reason: z.string(),
      amount: z.number(),
      /** Slug of the ad that the movement concerns. */
      ad: z.string().nullable(),
      note: z.string(),
      created_at: instantSchema,
    }),
  ),
  orders: z.array(exportedOrderSchema),
  uploads: z.array(z.object({ url: z.string(), type: z.string(), created_at: instantSchema })),
  recordings: z.array(exportedRecordingSchema),
  /** Saved ads, the last saved first, with the person's notes. */
  favourites: z.array(favouriteSchema.omit({ ad: true }).extend({ ad: z.string() })),
  /** Searches that the confirmed address watches, and what it was mailed about. */
  alerts: z.array(exportedAlertSchema),
  ...exportedWantedShape,
  /** What the person was mailed about saved ads, and which mails are switched off. */
  favourite_notices: z.array(
    z.object({
      ad: z.string(),
      kind: z.enum(optionalMails),
      event_at: instantSchema,
      mailed_at: instantSchema,
    }),
  ),
  /** What the person was mailed about own ads: numbers of a week, and ideas for an ad. */
  seller_mails: z.array(
    z.object({
      kind: z.enum(optionalMails),
      ad: z.string().nullable(),
      occasion: z.string(),
      mailed_at: instantSchema,
    }),
  ),
  mail_opt_outs: z.array(z.object({ kind: z.enum(optionalMails), created_at: instantSchema })),
  /** Reports of ads and sellers that the person sent. */
  abuse_reports: z.array(exportedAbuseReportSchema),
  /** Requests about personal data, with their answers. */
  rights_requests: z.array(exportedRightsRequestSchema),
  ...exportedLeadsShape,
  contact_messages: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      company: z.string(),
      phone: z.string(),
      message: z.string(),
      created_at: instantSchema,
    }),
  ),
})

export type DataExport = z.infer<typeof exportSchema>
