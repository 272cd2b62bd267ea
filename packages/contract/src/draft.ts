import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import { z } from "zod"
import { imageSchema } from "./image.ts"
import { instantSchema } from "./record.ts"

/** A draft on the server. Its pictures come whole, so that another device can show them. */
export const savedDraftSchema = z.object({
  ad: z.number().int().positive(),
  draft: adDraftSchema,
  /** Grows with every saving; who saves says which one it saw. */
  version: z.number().int().nonnegative(),
  saved_at: instantSchema,
  /** Browser and system that saved it, "Chrome en Android"; empty when unknown. */
  device: z.string(),
  images: z.array(imageSchema),
})

/** A draft on the wire. */
export type SavedDraft = z.infer<typeof savedDraftSchema>

/** What saving a draft answers. */
export const draftSavedSchema = z.object({ version: z.number().int(), saved_at: instantSchema })
