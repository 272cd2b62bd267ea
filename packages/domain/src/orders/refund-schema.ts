import { z } from "zod"
import { actionLimits } from "../staff/field-limits.ts"
import { refundTexts } from "./order-texts.ts"

const count = z.int32().nonnegative().default(0)

/**
 * An operator's refund, in whole pesos; the idempotency key makes a repeated request have no
 * further effect.
 */
export const refundSchema = z.strictObject({
  key: z.uuid(),
  amount: z.int32(refundTexts.amountRequired).positive(refundTexts.amountRequired),
  reason: z
    .string(refundTexts.reasonRequired)
    .trim()
    .min(actionLimits.orderReason.min, refundTexts.reasonRequired)
    .max(actionLimits.orderReason.max),
  /** Unused credits that a partial refund revokes. */
  credits: z.strictObject({ publication: count, featured: count }).optional(),
  /** Refunds the whole amount although credits were spent. */
  allow_spent: z.boolean().default(false),
})

export type RefundRequest = z.infer<typeof refundSchema>
