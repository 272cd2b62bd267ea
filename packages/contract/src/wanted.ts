import { currencies } from "@wara/domain/money/money"
import { wantedStates } from "@wara/domain/wanted/wanted-ad"
import { z } from "zod"
import { paginationSchema } from "./answer.ts"
import { instantSchema, recordSchema } from "./record.ts"

const namedSchema = z.object({ name: z.string(), slug: z.string() })

/** What is sought, without who seeks it. */
const soughtShape = {
  name: z.string(),
  slug: z.string(),
  category: namedSchema,
  manufacturer: z.string(),
  year_min: z.number().int().nullable(),
  year_max: z.number().int().nullable(),
  /** Whole pesos. */
  budget: z.number().nullable(),
  /** Null for the whole country, as is the radius. */
  commune: namedSchema.nullable(),
  region: namedSchema.nullable(),
  radius_km: z.number().int().nullable(),
  text: z.string(),
}

/** A public wanted ad, the same for everybody. */
export const wantedAdSchema = recordSchema.extend({
  ...soughtShape,
  published_at: instantSchema,
  expires_at: instantSchema,
})

export type WantedAd = z.infer<typeof wantedAdSchema>

/** A page of public wanted ads. */
export const wantedPageSchema = z.object({
  data: z.array(wantedAdSchema),
  meta: z.object({ pagination: paginationSchema }),
})

export type WantedPage = z.infer<typeof wantedPageSchema>

/** A wanted ad of the caller. */
export const ownWantedSchema = z.object({
  documentId: z.string(),
  ...soughtShape,
  state: z.enum(wantedStates),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  can_end: z.boolean(),
  can_renew: z.boolean(),
  /**
   * The alert of the same search: `planned` from its publishing on, `active`, or `resting` when its
   * owner paused it or it sleeps; null for none.
   */
  alert: z.enum(["planned", "active", "resting"]).nullable(),
  /** Sellers that offered a machine. */
  offers: z.number().int().nonnegative(),
  created_at: instantSchema,
  expires_at: instantSchema.nullable(),
})

export type OwnWanted = z.infer<typeof ownWantedSchema>

/** Response to a new wanted ad. */
export const wantedReceiptSchema = z.object({ documentId: z.string() })

export type WantedReceipt = z.infer<typeof wantedReceiptSchema>

/** Steps of the owner of a wanted ad. */
export const wantedSteps = ["end", "renew"] as const

export type WantedStep = (typeof wantedSteps)[number]

/** An own public ad that a seller can offer. */
export const offerableAdSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  price: z.number().nonnegative(),
  currency: z.enum(currencies),
  /** Whether its category is the one that is sought. */
  is_same_category: z.boolean(),
  /** Whether it is what is sought, by its category, name, maker, year and price. */
  is_fitting: z.boolean(),
  is_offered: z.boolean(),
})

export type OfferableAd = z.infer<typeof offerableAdSchema>

/** What a seller can offer to a wanted ad; own when the wanted ad is the caller's. */
export const offerChoicesSchema = z.object({
  is_own: z.boolean(),
  /** The thread of an answer that showed no ad; null when there is none yet. */
  answered_lead: z.string().nullable(),
  ads: z.array(offerableAdSchema),
})

export type OfferChoices = z.infer<typeof offerChoicesSchema>

/** A wanted ad as the team sees it. */
export const staffWantedSchema = recordSchema.extend({
  name: z.string(),
  text: z.string(),
  category_name: z.string(),
  manufacturer: z.string(),
  year_min: z.number().int().nullable(),
  year_max: z.number().int().nullable(),
  budget: z.number().nullable(),
  place: z.string(),
  state: z.enum(wantedStates),
  reason: z.string(),
  owner_id: z.number().int(),
  owner_name: z.string(),
  createdAt: instantSchema,
  decided_at: instantSchema.nullable(),
  decided_by_name: z.string().nullable(),
})

export type StaffWanted = z.infer<typeof staffWantedSchema>
