import { mapAdFields, pickFields, publicAdFields } from "@wara/domain/ads/ad-fields"
import { adStates } from "@wara/domain/ads/ad-state"
import { currencies } from "@wara/domain/money/money"
import { z } from "zod"
import { categorySchema, communeSchema, conditionSchema } from "./catalog.ts"
import { imageSchema } from "./image.ts"
import { instantSchema, recordSchema } from "./record.ts"
import { sellerSchema } from "./seller.ts"

const fieldSchemas = mapAdFields({
  line: () => z.string(),
  text: () => z.string(),
  email: () => z.string(),
  phone: () => z.string(),
  choice: () => z.number().int(),
  currency: () => z.enum(currencies),
  price: () => z.number().nonnegative(),
  year: () => z.number().int(),
  measure: () => z.number().nonnegative(),
  gallery: () => z.array(imageSchema),
})

/**
 * An ad as read. `price` is net of IVA in `currency`; weight in kg, sizes in cm, where 0 and a
 * `year` of 0 mean not given. Relations are present when populated, `state` only for staff.
 * Contact data are never part of it: see `sellerContactSchema`.
 */
export const adSchema = recordSchema.extend({
  slug: z.string(),
  ...pickFields(fieldSchemas, publicAdFields),
  /** When the price fell, and from which price, for 30 days after it did. */
  price_dropped_at: instantSchema.nullable(),
  price_before_drop: z.number().positive().nullable(),
  active: z.boolean(),
  remaining_days: z.number().int().nonnegative(),
  published_at: instantSchema.nullable(),
  expires_at: instantSchema.nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  gallery: z.array(imageSchema).optional(),
  ad_featured_reservation: recordSchema.nullable().optional(),
  category: categorySchema.nullable().optional(),
  condition: conditionSchema.nullable().optional(),
  commune: communeSchema.nullable().optional(),
  user: sellerSchema.nullable().optional(),
  state: z.enum(adStates).optional(),
})

/** A complete ad, as the detail page requests it; `fields[]` may leave out any of it. */
export type Ad = z.infer<typeof adSchema>

/**
 * An ad near a commune, with the straight-line distance between its commune and that one in whole
 * kilometres.
 */
export const nearbyAdSchema = adSchema.extend({ distance_km: z.number().int().nonnegative() })

export type NearbyAd = z.infer<typeof nearbyAdSchema>

/** What remains public of an ad that ended; `gone` is true from the 31st day on. */
export const endedAdSchema = recordSchema.extend({
  slug: z.string(),
  name: z.string(),
  ended_at: instantSchema,
  gone: z.boolean(),
  gallery: z.array(imageSchema).optional(),
  category: categorySchema.nullable().optional(),
  commune: communeSchema.nullable().optional(),
})

export type EndedAd = z.infer<typeof endedAdSchema>
