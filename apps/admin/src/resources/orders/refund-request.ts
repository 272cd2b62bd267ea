import type { StaffOrder } from "@wara/contract/admin"
import type { refundSchema } from "@wara/domain/orders/refund-schema"
import type { z } from "zod"
import { moneyText } from "../../ui/money-texts.ts"
import { orderPageTexts } from "./order-page-texts.ts"

export type RefundRequest = {
  isWhole: boolean
  /** Amount of a partial refund in pesos, as typed. */
  part: string
  /** The amount typed again as confirmation. */
  confirmed: string
  publication: string
  featured: string
  allowSpent: boolean
  reason: string
}

/** Pesos that can still be refunded. */
export function restOf(order: Pick<StaffOrder, "total" | "refunded">): number {
  return order.total - order.refunded
}

/** Parses whole pesos, with or without points; NaN for anything else. */
export function readPesos(text: string): number {
  const digits = text.trim().replace(/^\$/, "").replaceAll(".", "")
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Why the form is not yet a valid api request, and which field to correct. */
export type RefundMistake = { field: "part" | "reason" | "confirmed" | "all"; problem: string }

/** The api request for a refund, or the mistake that prevents it. */
export function readRefund(
  order: Pick<StaffOrder, "total" | "refunded">,
  key: string,
  refundInput: RefundRequest,
): RefundMistake | { request: z.input<typeof refundSchema> } {
  const rest = restOf(order)
  const amount = refundInput.isWhole ? rest : readPesos(refundInput.part)
  if (!(amount >= 1 && amount <= rest)) {
    return { field: "part", problem: orderPageTexts.amountWrong(moneyText(rest)) }
  }
  const reason = refundInput.reason.trim()
  if (reason.length < 3) return { field: "reason", problem: orderPageTexts.reasonMissing }
  if (readPesos(refundInput.confirmed) !== amount) {
    return { field: "confirmed", problem: orderPageTexts.confirmWrong }
  }
  const credits = {
    publication: Number(refundInput.publication),
    featured: Number(refundInput.featured),
  }
  const request = { key, amount, reason, allow_spent: refundInput.allowSpent }
  return { request: refundInput.isWhole ? request : { ...request, credits } }
}
