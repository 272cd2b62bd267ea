import { z } from "zod"
import { checkoutAnswerSchema, orderItemSchema } from "./order.ts"

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
  /** It awaits review, or it was submitted before. */
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
