import { adStates } from "@wara/domain/ads/ad-state"
import { currencies } from "@wara/domain/money/currency"
import { z } from "zod"
import { categorySchema, conditionSchema } from "./catalog.ts"
import { imageSchema } from "./image.ts"
import { communeSchema } from "./place.ts"
import { instantSchema, recordSchema } from "./record.ts"
import { sellerSchema } from "./seller.ts"

/**
 * An ad as read (spec §3). `price` is net of IVA in `currency`; weight in kg, sizes in cm (0 = not
 * given), `year` 0 = not given. Relations come when populated; contact data only to users, `state`
 * only to staff.
 */
export const adSchema = recordSchema.extend({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number().nonnegative(),
  currency: z.enum(currencies),
  manufacturer: z.string(),
  model: z.string(),
  year: z.number().int(),
  weight: z.number().nonnegative(),
  width: z.number().nonnegative(),
  height: z.number().nonnegative(),
  depth: z.number().nonnegative(),
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
  email: z.string().optional(),
  phone: z.string().optional(),
  state: z.enum(adStates).optional(),
})

/** An ad on the wire, whole: what a detail asks for. `fields[]` may leave any of it out. */
export type Ad = z.infer<typeof adSchema>

/** An ad near a commune; whole kilometres between its commune and that one, as the crow flies. */
export const nearbyAdSchema = adSchema.extend({ distance_km: z.number().int().nonnegative() })

/** An ad near a commune, on the wire. */
export type NearbyAd = z.infer<typeof nearbyAdSchema>

/** What remains public of an ad that ended (PRODUCT: ad lifecycle). `gone` from the 31st day on. */
export const endedAdSchema = recordSchema.extend({
  slug: z.string(),
  name: z.string(),
  ended_at: instantSchema,
  gone: z.boolean(),
  gallery: z.array(imageSchema).optional(),
  category: categorySchema.nullable().optional(),
  commune: communeSchema.nullable().optional(),
})

/** An ended ad on the wire. */
export type EndedAd = z.infer<typeof endedAdSchema>
