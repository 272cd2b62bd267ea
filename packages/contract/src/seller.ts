import { z } from "zod"
import { imageSchema } from "./image.ts"
import { instantSchema, recordSchema } from "./record.ts"

/**
 * The seller inside an ad (spec §3). Only users receive it; visitors get an ad without `user`.
 */
export const sellerSchema = recordSchema.extend({
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  pro: z.boolean(),
  avatar: imageSchema.nullable().optional(),
})

/** A seller on the wire. */
export type Seller = z.infer<typeof sellerSchema>

/** Public profile of a professional seller: what the seller chose to show to everybody. */
export const sellerProfileSchema = recordSchema.extend({
  username: z.string(),
  display_name: z.string(),
  description: z.string(),
  member_since: instantSchema,
  ads_count: z.number().int().nonnegative(),
  avatar: imageSchema.nullable(),
  cover: imageSchema.nullable(),
  commune: z.object({ name: z.string(), region: z.string() }).nullable(),
})

/** A professional seller's public profile on the wire. */
export type SellerProfile = z.infer<typeof sellerProfileSchema>
