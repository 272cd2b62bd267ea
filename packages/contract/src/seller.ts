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
  /** Name of a professional seller's company; null for everybody else. */
  company_name: z.string().nullable(),
  member_since: instantSchema,
  avatar: imageSchema.nullable().optional(),
})

/** A seller on the wire. */
export type Seller = z.infer<typeof sellerSchema>

/** How users reach a seller: what the newest public ad says, and whom to ask for. */
export const sellerContactSchema = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})

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
  /** For users only, and only while an ad is public. */
  contact: sellerContactSchema.optional(),
})

/** A professional seller's public profile on the wire. */
export type SellerProfile = z.infer<typeof sellerProfileSchema>
