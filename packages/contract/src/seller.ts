import { z } from "zod"
import { imageSchema } from "./image.ts"
import { instantSchema, recordSchema } from "./record.ts"

/** The seller inside an ad. Only users receive it; visitors get an ad without `user`. */
export const sellerSchema = recordSchema.extend({
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  pro: z.boolean(),
  /** Company name of a professional seller; null for all others. */
  company_name: z.string().nullable(),
  member_since: instantSchema,
  avatar: imageSchema.nullable().optional(),
})

export type Seller = z.infer<typeof sellerSchema>

/** How users reach the seller of an ad: its contact data and the contact person. */
export const sellerContactSchema = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})

export type SellerContact = z.infer<typeof sellerContactSchema>

/** Public profile of a professional seller: only what the seller chose to publish. */
export const sellerProfileSchema = recordSchema.extend({
  username: z.string(),
  display_name: z.string(),
  description: z.string(),
  member_since: instantSchema,
  ads_count: z.number().int().nonnegative(),
  avatar: imageSchema.nullable(),
  cover: imageSchema.nullable(),
  commune: z.object({ name: z.string(), region: z.string() }).nullable(),
  /** Id of the newest public ad, whose contact data users may reveal; null without a public ad. */
  contact_ad: z.number().int().nullable(),
})

export type SellerProfile = z.infer<typeof sellerProfileSchema>
