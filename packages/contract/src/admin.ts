// Long because it is the one list of what the team's panel exchanges with the api.

import { roles } from "@wara/domain/accounts/account"
import { proRequestStates } from "@wara/domain/accounts/profile-schema"
import { adStates } from "@wara/domain/ads/ad-state"
import { creditKinds, movementKinds, movementReasons } from "@wara/domain/credits/credit"
import { leadChannels, leadStates } from "@wara/domain/leads/lead"
import { auditActors, auditKinds } from "@wara/domain/staff/staff-action"
import { z } from "zod"
import { logInRecordSchema } from "./account.ts"
import { leadMessageSchema } from "./lead.ts"
import { orderInvoiceSchema, orderSchema, taxDocumentSchema } from "./order.ts"
import { instantSchema, recordSchema } from "./record.ts"

/** The user logged in to the panel. */
export const panelSessionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Whether an authenticator's code opened the session. */
  has_second_factor: z.boolean(),
  /** Whether the person must set up an authenticator before anything else. */
  needs_second_factor: z.boolean(),
})

export type PanelSession = z.infer<typeof panelSessionSchema>

/** What an authenticator app needs: the secret in base32, and the same as an address for a QR code. */
export const secondFactorSetupSchema = z.object({ secret: z.string(), uri: z.string() })

/** Single-use codes that replace a lost authenticator. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })

/** An account as the team sees it. */
export const staffUserSchema = recordSchema.extend({
  email: z.string(),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  company_name: z.string().nullable(),
  rut: z.string().nullable(),
  company_rut: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(roles),
  pro: z.boolean(),
  confirmed_at: instantSchema.nullable(),
  blocked_at: instantSchema.nullable(),
  /** The reason as the user reads it. */
  blocked_reason: z.string().nullable(),
  deleted_at: instantSchema.nullable(),
  publication_credits: z.number().int(),
  featured_credits: z.number().int(),
  ads: z.number().int(),
  createdAt: instantSchema,
})

export type StaffUser = z.infer<typeof staffUserSchema>

/** A request to become a professional seller as the team sees it. */
export const staffProRequestSchema = recordSchema.extend({
  user_id: z.number().int(),
  user_name: z.string(),
  state: z.enum(proRequestStates),
  company_name: z.string(),
  business_activity: z.string(),
  company_rut: z.string(),
  message: z.string(),
  reason: z.string(),
  createdAt: instantSchema,
  decided_at: instantSchema.nullable(),
})

export type StaffProRequest = z.infer<typeof staffProRequestSchema>

/** A message of the contact form as operators see it. */
export const staffContactMessageSchema = recordSchema.extend({
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string(),
  message: z.string(),
  is_answered: z.boolean(),
  answered_at: instantSchema.nullable(),
  answered_by_name: z.string().nullable(),
  createdAt: instantSchema,
})

export type StaffContactMessage = z.infer<typeof staffContactMessageSchema>

/** A question to a seller as the team reads it, to follow up on abuse. */
export const staffLeadSchema = recordSchema.extend({
  /** Null for an answer to a wanted ad that showed none; `ad_name` is the name of that one then. */
  ad_id: z.number().int().nullable(),
  ad_name: z.string(),
  seller_id: z.number().int(),
  seller_name: z.string(),
  buyer_id: z.number().int().nullable(),
  channel: z.enum(leadChannels),
  state: z.enum(leadStates),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  message: z.string(),
  /** What makes it risky, separated by commas; empty for an ordinary one. */
  risks: z.string(),
  is_risky: z.boolean(),
  messages: z.number().int(),
  delivered_at: instantSchema.nullable(),
  first_answer_at: instantSchema.nullable(),
  createdAt: instantSchema,
})

export type StaffLead = z.infer<typeof staffLeadSchema>

/** The messages of a question's thread, the question first. */
export const staffLeadThreadSchema = z.object({ messages: z.array(leadMessageSchema) })

export type StaffLeadThread = z.infer<typeof staffLeadThreadSchema>

/** An ad as the team sees it. */
export const staffAdSchema = recordSchema.extend({
  slug: z.string(),
  name: z.string(),
  state: z.enum(adStates),
  price: z.number(),
  currency: z.string(),
  category_name: z.string().nullable(),
  owner_id: z.number().int(),
  owner_name: z.string(),
  cover_url: z.string().nullable(),
  featured: z.boolean(),
  submitted_at: instantSchema.nullable(),
  published_at: instantSchema.nullable(),
  expires_at: instantSchema.nullable(),
  ended_at: instantSchema.nullable(),
  end_reason: z.string().nullable(),
  createdAt: instantSchema,
})

export type StaffAd = z.infer<typeof staffAdSchema>

/** An order as the team sees it, with its history and the actions that are possible. */
export const staffOrderSchema = orderSchema
  .omit({ ad_intent: true, ad_done: true, feature_ad: true })
  .extend({
    owner_id: z.number().int(),
    /** Why the order needs attention; null when it does not. */
    attention: z.string().nullable(),
    events: z.array(z.object({ at: instantSchema, what: z.string(), details: z.unknown() })),
    refunds: z.array(
      z.object({
        amount: z.number().int(),
        state: z.enum(["requested", "done", "failed"]),
        reason: z.string(),
        createdAt: instantSchema,
      }),
    ),
  })

/** A tax document with the data needed to issue it, for operators. */
export const staffTaxDocumentSchema = taxDocumentSchema.extend({
  id: z.number().int(),
  amount: z.number().int(),
  waived_reason: z.string().nullable(),
  order_id: z.number().int(),
  buy_order: z.string(),
  paid_at: instantSchema,
  buyer_name: z.string(),
  buyer_email: z.string(),
  invoice: orderInvoiceSchema.nullable(),
  items: z.array(z.object({ name: z.string(), price: z.number().int() })),
  /**
   * For a credit note: the reason for the refund, and the folio of the document that it corrects.
   */
  refund_reason: z.string().nullable(),
  sale_folio: z.string().nullable(),
  createdAt: instantSchema,
})

export type StaffTaxDocument = z.infer<typeof staffTaxDocumentSchema>

export type StaffOrder = z.infer<typeof staffOrderSchema>

/**
 * Movements of the credit ledger that belong together: a pack is one entry with both kinds of
 * credit.
 */
export const staffMovementSchema = recordSchema.extend({
  owner_id: z.number().int(),
  owner_name: z.string(),
  kind: z.enum(movementKinds),
  reason: z.enum(movementReasons),
  /** How many credits of each kind moved; negative when they were spent or revoked. */
  publication: z.number().int(),
  featured: z.number().int(),
  credits: z.array(z.object({ credit: z.enum(creditKinds), credit_id: z.number().int() })),
  ad_id: z.number().int().nullable(),
  order_id: z.number().int().nullable(),
  order_number: z.string().nullable(),
  actor_name: z.string().nullable(),
  note: z.string(),
  createdAt: instantSchema,
})

/** An internal note of the team about an ad or an account. */
export const staffNoteSchema = recordSchema.extend({
  ad_id: z.number().int().nullable(),
  user_id: z.number().int().nullable(),
  author_name: z.string(),
  text: z.string(),
  createdAt: instantSchema,
})

export type StaffNote = z.infer<typeof staffNoteSchema>

/** One action of the team: actor, action, and state before and after. */
export const auditEntrySchema = recordSchema.extend({
  kind: z.enum(auditKinds),
  actor_kind: z.enum(auditActors),
  /** Null when a rule acted by itself, and for a refused log-in. */
  actor_id: z.number().int().nullable(),
  actor_name: z.string().nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  subject_name: z.string(),
  /**
   * Name of the user who is the subject, or of the buyer when it is an order; null for other
   * subjects and deleted accounts.
   */
  person_name: z.string().nullable(),
  /** Number of the order that the subject is or belongs to. */
  order_number: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: instantSchema,
})

/** A log-in to an account, for operators. */
export const staffLogInSchema = recordSchema.extend({
  user_id: z.number().int(),
  email: z.string(),
  person_name: z.string(),
  ...logInRecordSchema.omit({ created_at: true }).shape,
  createdAt: instantSchema,
})

export type StaffLogIn = z.infer<typeof staffLogInSchema>

/** A redirect maintained by operators [S4.5]. `to` is a path or an https address. */
export const redirectSchema = recordSchema.extend({
  from: z.string(),
  to: z.string(),
  permanent: z.boolean(),
  enabled: z.boolean(),
})

/** A group of synonymous words. */
export const synonymSchema = recordSchema.extend({ terms: z.array(z.string()) })

const dayCount = z.object({ day: z.string(), count: z.number() })

/** The panel's first page. Days are in Chilean time, `YYYY-MM-DD`; money is in pesos. */
export const dashboardSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Accounts opened per day, and users with an ad published in the period. */
  registrations: z.array(dayCount),
  sellers: z.number().int(),
  /** Sales by item name with their amounts; null for moderators. */
  sales: z
    .array(z.object({ name: z.string(), count: z.number().int(), total: z.number() }))
    .nullable(),
  ads_by_state: z.record(z.enum(adStates), z.number().int()),
  published: z.array(dayCount),
  sold: z.array(dayCount),
  /** Income per day; null for moderators. */
  income: z.array(dayCount).nullable(),
  queue: z.object({
    waiting: z.number().int(),
    oldest_minutes: z.number().nonnegative().nullable(),
    /** Median minutes from submission to decision, by day of the decision. */
    median_minutes: z.array(dayCount),
  }),
  empty_searches: z.array(z.object({ text: z.string(), count: z.number().int() })),
  /**
   * Alerts that found nothing when they began and nothing for 30 days, by category and region; null
   * where the searches name none.
   */
  unmet_demand: z.array(
    z.object({
      category: z.string().nullable(),
      region: z.string().nullable(),
      people: z.number().int(),
    }),
  ),
  orders_needing_attention: z.number().int(),
})

export type Dashboard = z.infer<typeof dashboardSchema>
