import { DomainError } from "../errors.ts"
import { isPaidFor } from "./order-lifecycle.ts"
import type { OrderState } from "./order-state.ts"
import { refundTexts } from "./order-texts.ts"

/** Credits of an order, by kind. */
export type CreditCounts = { publication: number; featured: number }

/** A paid order as far as it decides what can be given back; pesos, and credits of its own. */
export type RefundableOrder = {
  state: OrderState
  total: number
  refunded: number
  /** Webpay's payment_type_code. */
  paymentType: string
  /** Credits of it that lie on no ad, and those that were spent. */
  unused: CreditCounts
  spent: CreditCounts
}

/** What an operator wants to give back. */
export type RefundRequest = {
  amount: number
  /** Unused credits that a partial refund takes back; the last refund takes all. */
  credits: CreditCounts
  /** Gives the whole money back although credits of the order were spent. */
  allowSpent: boolean
}

/**
 * Whether Webpay gives back a part of such a payment: only of a credit card without instalments
 * (CHILE §5.1: debit and prepaid in full; error 53 of instalments).
 */
export function canRefundInPart(paymentType: string): boolean {
  return paymentType === "VN"
}

/**
 * The credits that a refund takes back. Throws ConflictError, with the field that it is about, when
 * the order cannot be given back like that.
 */
export function requireRefundable(order: RefundableOrder, wish: RefundRequest): CreditCounts {
  const rest = order.total - order.refunded
  if (!isPaidFor(order.state)) throw refusal("amount", refundTexts.notPaid)
  if (wish.amount > rest) throw refusal("amount", refundTexts.tooMuch(rest))
  const whole = wish.amount === rest
  if (wish.amount < order.total && !canRefundInPart(order.paymentType)) {
    throw refusal("amount", refundTexts.onlyWhole(order.total))
  }
  if (whole) {
    const spent = order.spent.publication + order.spent.featured
    if (spent > 0 && !wish.allowSpent) throw refusal("allow_spent", refundTexts.spent(spent))
    return order.unused
  }
  const { featured, publication } = wish.credits
  if (publication > order.unused.publication || featured > order.unused.featured) {
    throw refusal("credits", refundTexts.notSoManyCredits)
  }
  return wish.credits
}

function refusal(field: string, message: string): DomainError {
  return new DomainError("ConflictError", `refund: ${field}`, [{ path: [field], message }])
}
