import { z } from "zod"
import { requiredLines } from "../accounts/account-fields.ts"
import { leadLimits } from "../leads/lead.ts"
import { leadTexts } from "../leads/lead-texts.ts"
import { wantedTexts } from "./wanted-texts.ts"

/** The choice of a form for a machine that the seller has not published. */
export const withoutAd = "none"

/**
 * "Tengo uno": a public ad of the seller, or none for a machine that is not published, with a message
 * to the person who seeks.
 */
export const offerSchema = z.strictObject({
  ad: z.union(
    [
      z.null(),
      z.literal(withoutAd).transform(() => null),
      z.coerce
        .number(wantedTexts.offerAd)
        .int()
        .positive(wantedTexts.offerAd)
        .max(2_147_483_647, wantedTexts.offerAd),
    ],
    wantedTexts.offerAd,
  ),
  message: requiredLines(leadLimits.message, leadTexts.replyRequired),
})

export type WantedOffer = z.infer<typeof offerSchema>
