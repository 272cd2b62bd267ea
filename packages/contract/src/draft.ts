import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import { z } from "zod"
import { imageSchema } from "./image.ts"
import { instantSchema } from "./record.ts"

/**
 * A draft stored on the server. Its pictures are complete, so that another device can show them.
 */
export const savedDraftSchema = z.object({
  ad: z.number().int().positive(),
  draft: adDraftSchema,
  /** Increases with every save; a save sends the version that it is based on. */
  version: z.number().int().nonnegative(),
  saved_at: instantSchema,
  /** Browser and system that saved it, e.g. "Chrome en Android"; empty when unknown. */
  device: z.string(),
  images: z.array(imageSchema),
})

export type SavedDraft = z.infer<typeof savedDraftSchema>

/** Response to saving a draft. */
export const draftSavedSchema = z.object({ version: z.number().int(), saved_at: instantSchema })
