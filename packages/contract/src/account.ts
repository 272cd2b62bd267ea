import { consentKinds } from "@wara/domain/accounts/consent"
import { proRequestStates } from "@wara/domain/accounts/pro-request"
import { profileParts } from "@wara/domain/accounts/profile-completeness"
import { roles } from "@wara/domain/accounts/role"
import { socialProviders } from "@wara/domain/accounts/social-provider"
import { adStates } from "@wara/domain/ads/ad-state"
import { z } from "zod"
import { imageSchema } from "./image.ts"
import { instantSchema, recordSchema } from "./record.ts"

/** Where a person is at home. */
const homeSchema = recordSchema.extend({
  name: z.string(),
  slug: z.string(),
  region: recordSchema.extend({ name: z.string(), slug: z.string() }),
})

/**
 * The person logged in, as only that person sees it (spec §3, GET users/me). `cover` and `commune`
 * come when populated.
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
  /** Whether the e-mail was confirmed; publishing needs it. */
  confirmed: z.boolean(),
  rut: z.string().nullable(),
  phone: z.string().nullable(),
  description: z.string(),
  address: z.string().nullable(),
  company_name: z.string().nullable(),
  business_activity: z.string().nullable(),
  company_rut: z.string().nullable(),
  /** False for who only logs in with Google or Facebook. */
  has_password: z.boolean(),
  providers: z.array(z.enum(socialProviders)),
  /** From when the username may be changed; null when it may be now. */
  username_change_at: instantSchema.nullable(),
  /** When the account will be deleted; null when nobody asked for it. */
  deletion_due_at: instantSchema.nullable(),
  createdAt: instantSchema,
})

/** An account on the wire. */
export type Account = z.infer<typeof accountSchema>

/** Answer of every call that logs in: an opaque session token, shown this once, and the person. */
export const authAnswerSchema = z.object({ jwt: z.string(), user: accountSchema })

/** Who just logged in. */
export type AuthAnswer = z.infer<typeof authAnswerSchema>

/** Answer of calls that only say that they were heard; the same whether or not they did anything. */
export const okAnswerSchema = z.object({ ok: z.literal(true) })

/** PUT users/me/email: changed at once, or pending until the new address confirms. */
export const emailChangeAnswerSchema = z.object({ status: z.enum(["changed", "pending"]) })

/** A request to be a professional seller as its person sees it; `reason` says why it was declined. */
export const ownProRequestSchema = z.object({
  state: z.enum(proRequestStates),
  reason: z.string(),
  created_at: instantSchema,
})

/** A session as its person sees it in the account; `id` is its documentId. */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  created_at: instantSchema,
  last_used_at: instantSchema,
  is_current: z.boolean(),
})

/** A session on the wire. */
export type Session = z.infer<typeof sessionSchema>

/** GET users/me/summary: what the account's first page tells. */
export const accountSummarySchema = z.object({
  /** Credits that can be used. */
  credits: z.object({
    publication: z.number().int().nonnegative(),
    featured: z.number().int().nonnegative(),
    /** Days that the publication credit used next gives an ad. */
    days: z.number().int().positive(),
    /** Free credits that cannot be used: another account used those of the same RUT. */
    free_used_elsewhere: z.number().int().nonnegative(),
  }),
  ads_by_state: z.record(z.enum(adStates), z.number().int().nonnegative()),
  completeness: z.object({
    percent: z.number().int().min(0).max(100),
    missing: z.array(z.enum(profileParts)),
  }),
})

/** The account's first page on the wire. */
export type AccountSummary = z.infer<typeof accountSummarySchema>

/** One entry of what a person agreed to or took back, newest first. */
export const consentSchema = z.object({
  kind: z.enum(consentKinds),
  granted: z.boolean(),
  version: z.string(),
  created_at: instantSchema,
})

/** A consent on the wire. */
export type Consent = z.infer<typeof consentSchema>

/** GET users/username-availability: whether the caller may take a name now, and why not. */
export const usernameAvailabilitySchema = z.object({
  available: z.boolean(),
  problem: z.enum(["pattern", "reserved", "taken", "too-soon"]).nullable(),
})

/** POST auth/upload-ticket: a secret that stands for its person in one upload, and until when. */
export const uploadTicketSchema = z.object({ ticket: z.string(), expires_at: instantSchema })
