import { consentKinds, roles } from "@wara/domain/accounts/account"
import { logInMethods, logInResults } from "@wara/domain/accounts/log-in-record"
import { profileParts } from "@wara/domain/accounts/profile-completeness"
import { proRequestStates } from "@wara/domain/accounts/profile-schema"
import { socialProviders } from "@wara/domain/accounts/social-log-in"
import { adStates } from "@wara/domain/ads/ad-state"
import { z } from "zod"
import { imageSchema } from "./image.ts"
import { instantSchema, recordSchema } from "./record.ts"

/** Home address of a user. */
const homeSchema = recordSchema.extend({
  name: z.string(),
  slug: z.string(),
  region: recordSchema.extend({ name: z.string(), slug: z.string() }),
})

/**
 * The logged-in user, as only that user sees it (GET users/me). `cover` and `commune` are present
 * when populated.
 */
export const accountSchema = recordSchema.extend({
  email: z.string(),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  pro: z.boolean(),
  role: z.enum(roles),
  kind: z.enum(["person", "company"]),
  avatar: imageSchema.nullable(),
  cover: imageSchema.nullable().optional(),
  commune: homeSchema.nullable().optional(),
  /** Whether the e-mail is confirmed; publishing requires it. */
  confirmed: z.boolean(),
  /**
   * The address that a requested change of the e-mail waits for; null without one, and from an api
   * of the release before.
   */
  pending_email: z.string().nullable().default(null),
  rut: z.string().nullable(),
  phone: z.string().nullable(),
  description: z.string(),
  address: z.string().nullable(),
  company_name: z.string().nullable(),
  business_activity: z.string().nullable(),
  company_rut: z.string().nullable(),
  /** False for users who log in only with Google or Facebook. */
  has_password: z.boolean(),
  providers: z.array(z.enum(socialProviders)),
  /** Whether a started ad, saved from any device, can be continued. */
  has_draft: z.boolean(),
  /** When the username may next be changed; null when it may be changed now. */
  username_change_at: instantSchema.nullable(),
  /** Since when the user has their data blocked; null without a block. */
  data_blocked_at: instantSchema.nullable(),
  /** When the account will be deleted; null when no deletion was requested. */
  deletion_due_at: instantSchema.nullable(),
  createdAt: instantSchema,
})

export type Account = z.infer<typeof accountSchema>

/**
 * Response of every call that logs in: the user and an opaque session token, which is shown only
 * once.
 */
export const authAnswerSchema = z.object({ jwt: z.string(), user: accountSchema })

export type AuthAnswer = z.infer<typeof authAnswerSchema>

/**
 * Response of calls that only acknowledge the request; the same whether or not they had an effect.
 */
export const okAnswerSchema = z.object({ ok: z.literal(true) })

/**
 * POST auth/email-link: the account behind a mailed link, with its e-mail masked ("a•••@faena.cl"),
 * and what its page must ask for besides the code. "log-in": the account has no password.
 */
export const emailLinkSchema = z.object({
  username: z.string(),
  email: z.string(),
  proof: z.enum(["none", "password", "log-in"]),
})

export type EmailLink = z.infer<typeof emailLinkSchema>

/**
 * POST auth/disown-email: the account was removed, or lost its password and its sessions, or the
 * requested e-mail change was cancelled.
 */
export const disownedEmailSchema = z.object({
  outcome: z.enum(["removed", "closed", "cancelled"]),
})

export type DisownedEmail = z.infer<typeof disownedEmailSchema>

/** PUT users/me/email: the change is pending until the new address confirms it. */
export const emailChangeAnswerSchema = z.object({ status: z.literal("pending") })

/** A user's own request to become a professional seller; `reason` says why it was declined. */
export const ownProRequestSchema = z.object({
  state: z.enum(proRequestStates),
  reason: z.string(),
  created_at: instantSchema,
})

/** A session as its user sees it in the account; `id` is its documentId. */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  created_at: instantSchema,
  last_used_at: instantSchema,
  is_current: z.boolean(),
})

export type Session = z.infer<typeof sessionSchema>

/** A log-in to an account, right or wrong. */
export const logInRecordSchema = z.object({
  id: z.number().int().positive(),
  method: z.enum(logInMethods),
  result: z.enum(logInResults),
  /** Whether it was a log-in to the team's panel. */
  panel: z.boolean(),
  /** Browser and system; empty when unknown. */
  device: z.string(),
  created_at: instantSchema,
})

export type LogInRecord = z.infer<typeof logInRecordSchema>

/** GET users/me/summary: the data of the account's first page. */
export const accountSummarySchema = z.object({
  /** Credits that can be used. */
  credits: z.object({
    publication: z.number().int().nonnegative(),
    featured: z.number().int().nonnegative(),
    /** Days that the next publication credit gives an ad. */
    days: z.number().int().positive(),
    /** Free credits that cannot be used because another account with the same RUT used its own. */
    free_used_elsewhere: z.number().int().nonnegative(),
  }),
  ads_by_state: z.record(z.enum(adStates), z.number().int().nonnegative()),
  completeness: z.object({
    percent: z.number().int().min(0).max(100),
    missing: z.array(z.enum(profileParts)),
  }),
})

export type AccountSummary = z.infer<typeof accountSummarySchema>

/** One consent that a user gave or withdrew, newest first. */
export const consentSchema = z.object({
  kind: z.enum(consentKinds),
  granted: z.boolean(),
  version: z.string(),
  /** SHA-256 of the text that was shown, in hex; null for consents of earlier releases. */
  text_hash: z.string().nullable(),
  created_at: instantSchema,
})

export type Consent = z.infer<typeof consentSchema>

/** GET users/username-availability: whether the caller may take a name now, and if not, why. */
export const usernameAvailabilitySchema = z.object({
  available: z.boolean(),
  problem: z.enum(["pattern", "reserved", "contact", "taken", "too-soon"]).nullable(),
})

/** POST auth/upload-ticket: a secret that authorizes its user for one upload, and its expiry. */
export const uploadTicketSchema = z.object({ ticket: z.string(), expires_at: instantSchema })
