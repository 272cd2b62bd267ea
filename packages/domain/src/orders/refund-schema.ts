import { z } from "zod"
import { refundTexts } from "./order-texts.ts"

const count = z.int32().nonnegative().default(0)

/** What an operator gives back; the key makes asking twice the same as once. Whole pesos. */
export const refundSchema = z.strictObject({
  key: z.uuid(),
  amount: z.int32(refundTexts.amountRequired).positive(refundTexts.amountRequired),
  reason: z.string(refundTexts.reasonRequired).trim().min(3, refundTexts.reasonRequired).max(300),
  /** Unused credits that a partial refund takes back. */
  credits: z.strictObject({ publication: count, featured: count }).optional(),
  /** Gives all the money back although credits were spent. */
  allow_spent: z.boolean().default(false),
})

/** A refund that was asked for. */
export type RefundRequest = z.infer<typeof refundSchema>
