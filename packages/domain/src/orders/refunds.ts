import { z } from "zod"
import { DomainError } from "../errors.ts"
import { actionLimits } from "../staff/field-limits.ts"
import type { OrderState } from "./order.ts"
import { isPaidFor } from "./order-lifecycle.ts"
import { refundTexts } from "./order-texts.ts"

export type CreditCounts = { publication: number; featured: number }

/**
 * The data of a paid order that decides what can be refunded; amounts in pesos, credits of this
 * order only.
 */
type RefundableOrder = {
  state: OrderState
  total: number
  refunded: number
  /** Webpay's payment_type_code. */
  paymentType: string
  /** Credits not used by any ad, and those that were spent. */
  unused: CreditCounts
  spent: CreditCounts
}

type RefundExtent = {
  amount: number
  /** Unused credits that a partial refund revokes; the last refund revokes all. */
  credits: CreditCounts
  /** Refunds the whole amount although credits of the order were spent. */
  allowSpent: boolean
}

/**
 * Whether Webpay can refund a part of such a payment: only for credit cards without instalments
 * (debit and prepaid only in full; error 53 for instalments).
 */
export function canRefundInPart(paymentType: string): boolean {
  return paymentType === "VN"
}

/**
 * Returns the credits that a refund revokes. Throws ConflictError, with the field it concerns, when
 * the order cannot be refunded as requested.
 */
export function requireRefundable(order: RefundableOrder, request: RefundExtent): CreditCounts {
  const rest = order.total - order.refunded
  if (!isPaidFor(order.state)) throw refusal("amount", refundTexts.notPaid)
  if (request.amount > rest) throw refusal("amount", refundTexts.tooMuch(rest))
  const whole = request.amount === rest
  if (request.amount < order.total && !canRefundInPart(order.paymentType)) {
    throw refusal("amount", refundTexts.onlyWhole(order.total))
  }
  if (whole) {
    const spent = order.spent.publication + order.spent.featured
    if (spent > 0 && !request.allowSpent) throw refusal("allow_spent", refundTexts.spent(spent))
    return order.unused
  }
  const { featured, publication } = request.credits
  if (publication > order.unused.publication || featured > order.unused.featured) {
    throw refusal("credits", refundTexts.notSoManyCredits)
  }
  return request.credits
}

function refusal(field: string, message: string): DomainError {
  return new DomainError("ConflictError", `refund: ${field}`, [{ path: [field], message }])
}

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
