import { holdCauses, holdOutcomes } from "@wara/domain/ads/ad-hold"
import { reviewReasons } from "@wara/domain/ads/review"
import { z } from "zod"
import { instantSchema, recordSchema } from "./record.ts"

/** Why an ad was put on hold and what became of it, as its owner reads it. */
export const adHoldSchema = z.object({
  reason: z.enum(reviewReasons),
  notes: z.string(),
  placed_at: instantSchema,
  appealed_at: instantSchema.nullable(),
  decided_at: instantSchema.nullable(),
  outcome: z.enum(holdOutcomes).nullable(),
})

export type AdHold = z.infer<typeof adHoldSchema>

/** GET and POST ad-appeals: the hold that the code of a mail opens. */
export const holdLinkSchema = z.object({ name: z.string(), hold: adHoldSchema })

export type HoldLink = z.infer<typeof holdLinkSchema>

/** A hold of an ad in the panel; open until somebody decided it. */
export const staffHoldSchema = recordSchema.extend({
  ad_id: z.number().int(),
  ad_name: z.string(),
  owner_id: z.number().int(),
  owner_name: z.string(),
  cause: z.enum(holdCauses),
  reason: z.enum(reviewReasons),
  notes: z.string(),
  placed_at: instantSchema,
  placed_by_id: z.number().int().nullable(),
  placed_by: z.string().nullable(),
  appeal: z.string().nullable(),
  appealed_at: instantSchema.nullable(),
  outcome: z.enum(holdOutcomes).nullable(),
  decided_at: instantSchema.nullable(),
  decided_by: z.string().nullable(),
  is_open: z.boolean(),
})

export type StaffHold = z.infer<typeof staffHoldSchema>
