import { type Answer, json } from "../stand-in/stand-in-server.ts"
import { cards, refundedOf, stateOf, type Transaction } from "./transaction.ts"
import type { TransactionBook } from "./transaction-book.ts"
import { authorizationCodeOf, notFound, refusal, refuseValue } from "./webpay-answers.ts"

const hourMs = 3_600_000
/** Within this time after the commit, a full refund is a reversal, as if never charged. */
const reversalMs = 3 * hourMs
/** Maximum time after the sale for any refund. */
const nullificationMs = 90 * 24 * hourMs

/** Documented codes of refused refunds; since 2022 the answer itself contains only a message. */
const refusals = {
  308: "Debit or prepaid transactions only allow full refunds",
  53: "Transaction with installments does not allow partial refunds",
  292: "Transaction is not authorized",
  284: "Refund period exceeded",
  310: "Transaction already refunded",
  311: "Amount to refund is bigger than authorized",
} as const

/** POST /transactions/{token}/refunds. */
export function refundTransaction(
  book: TransactionBook,
  token: string,
  body: Record<string, unknown>,
): Answer {
  const { amount } = body
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount <= 0) {
    return refuseValue("amount", amount)
  }
  const transaction = book.find(token)
  if (!transaction) return notFound()
  const code = refusalOf(transaction, amount, book.now())
  if (code !== null) return refusal(refusals[code])
  const whole = amount === transaction.amount
  const at = book.now()
  if (whole && at - (transaction.committedAt ?? 0) < reversalMs) {
    transaction.refunds.push({ type: "REVERSED", amount, at })
    return json({ type: "REVERSED" })
  }
  transaction.refunds.push({ type: "NULLIFIED", amount, at })
  return json({
    type: "NULLIFIED",
    authorization_code: authorizationCodeOf(transaction),
    authorization_date: new Date(at).toISOString(),
    nullified_amount: amount,
    balance: transaction.amount - refundedOf(transaction),
    response_code: 0,
  })
}

function refusalOf(
  transaction: Transaction,
  amount: number,
  now: number,
): keyof typeof refusals | null {
  const state = stateOf(transaction)
  if (state === "REVERSED" || state === "NULLIFIED") return 310
  if (state !== "AUTHORIZED" && state !== "PARTIALLY_NULLIFIED") return 292
  if (now - (transaction.committedAt ?? 0) > nullificationMs) return 284
  if (amount > transaction.amount - refundedOf(transaction)) return 311
  if (amount === transaction.amount) return null
  const { code, instalments } = cards[transaction.ended?.card ?? "debit"]
  if (instalments > 0) return 53
  return code === "VD" || code === "VP" ? 308 : null
}
