import { z } from "zod"
import { requiredLines } from "../accounts/account-fields.ts"
import { leadLimits } from "../leads/lead.ts"
import { leadTexts } from "../leads/lead-texts.ts"
import { wantedTexts } from "./wanted-texts.ts"

/** "Tengo uno": a public ad of the seller, with a message to the person who seeks. */
export const offerSchema = z.strictObject({
  ad: z.coerce.number(wantedTexts.offerAd).int().positive(wantedTexts.offerAd),
  message: requiredLines(leadLimits.message, leadTexts.replyRequired),
})

export type WantedOffer = z.infer<typeof offerSchema>
