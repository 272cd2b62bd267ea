/** The payment methods, with Webpay's codes for them. */
export const cards = {
  debit: { code: "VD", number: "7763", instalments: 0 },
  prepaid: { code: "VP", number: "2032", instalments: 0 },
  credit: { code: "VN", number: "6623", instalments: 0 },
  instalments: { code: "VC", number: "6623", instalments: 6 },
  "interest-free": { code: "SI", number: "6623", instalments: 3 },
} as const

export type Card = keyof typeof cards

export type Refund = { type: "REVERSED" | "NULLIFIED"; amount: number; at: number }

/** A payment, from `create` on. Instants in milliseconds, amounts in pesos. */
export type Transaction = {
  token: string
  buyOrder: string
  sessionId: string
  amount: number
  returnUrl: string
  createdAt: number
  ended: { how: "approved" | "rejected" | "aborted" | "timed-out"; card: Card; at: number } | null
  committedAt: number | null
  refunds: Refund[]
}

const minuteMs = 60_000

/** Milliseconds within which the form must be opened. */
export const tokenLifeMs = 5 * minuteMs

/** Milliseconds for which `status` returns a payment. */
export const statusLifeMs = 7 * 24 * 60 * minuteMs

/**
 * Webpay gives up a payment that the shop does not commit and charges nothing: its `status` stays
 * INITIALIZED, and a commit is answered "invalid finished state: aborted". The real period is not
 * documented; here it is counted from the payer's finish.
 */
export const commitLifeMs = 10 * minuteMs

/** Whether it can no longer be paid or committed, and was never charged. */
export function isGivenUp({ ended, committedAt, createdAt }: Transaction, now: number): boolean {
  if (committedAt !== null) return false
  if (ended === null) return now - createdAt > tokenLifeMs + commitLifeMs
  return ended.how === "aborted" || ended.how === "timed-out" || now - ended.at > commitLifeMs
}

export function refundedOf({ refunds }: Transaction): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

export function stateOf(transaction: Transaction): string {
  const { amount, committedAt, ended, refunds } = transaction
  if (committedAt === null) return "INITIALIZED"
  if (ended?.how !== "approved") return "FAILED"
  if (refunds.some(({ type }) => type === "REVERSED")) return "REVERSED"
  if (refunds.length === 0) return "AUTHORIZED"
  return refundedOf(transaction) < amount ? "PARTIALLY_NULLIFIED" : "NULLIFIED"
}

/** Final charge on the payer's card, in pesos. */
export function chargedOf(transaction: Transaction): number {
  const { amount, committedAt, ended } = transaction
  if (committedAt === null || ended?.how !== "approved") return 0
  return amount - refundedOf(transaction)
}
