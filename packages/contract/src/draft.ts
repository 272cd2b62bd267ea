import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import { z } from "zod"
import { imageSchema } from "./image.ts"
import { checkoutAnswerSchema, orderItemSchema } from "./order.ts"
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

const adId = z.number().int().positive()
const pesos = z.number().int().nonnegative()

/** What publishing an ad costs now, in whole pesos; without items its credits pay for it. */
const submissionQuoteSchema = z.object({
  items: z.array(orderItemSchema),
  net: pesos,
  iva: pesos,
  total: pesos,
})

/** The result of submitting an ad. */
export const submissionSchema = z.discriminatedUnion("outcome", [
  /** It awaits review, or was approved meanwhile. */
  z.object({ outcome: z.literal("submitted"), ad: adId }),
  /** It is submitted once it is paid; `redirect` is null when the order needs no payment any more. */
  z.object({
    outcome: z.literal("payment"),
    ad: adId,
    order: checkoutAnswerSchema.shape.data,
    redirect: checkoutAnswerSchema.shape.redirect,
  }),
  /** One message per field; the paths start with `ad` or `checkout`. */
  z.object({
    outcome: z.literal("invalid"),
    errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })),
  }),
  /**
   * It costs something else than the user was shown; null when what was chosen is no longer
   * available.
   */
  z.object({ outcome: z.literal("cost"), quote: submissionQuoteSchema.nullable() }),
])

export type Submission = z.infer<typeof submissionSchema>
