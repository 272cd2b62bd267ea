import { type Answer, json } from "../stand-in/stand-in-server.ts"
import { cards, refundedOf, stateOf, type Transaction } from "./transaction.ts"

/** Webpay's refusal: a message, and nothing was done. */
export function refusal(error_message: string, status = 422): Answer {
  return json({ error_message }, status)
}

/** The refusal of a request with a parameter that is missing or invalid. */
export function refuseValue(name: string, value: unknown): Answer {
  const missing = value === undefined || value === null || value === ""
  return refusal(missing ? `${name} is required!` : `Invalid value for parameter: ${name}`)
}

export const notFound = () => refusal("Invalid value for parameter: transaction not found")

/** The answer of `commit` and `status`; before the commit Webpay returns few fields. */
export function presentTransaction(transaction: Transaction) {
  const { amount, buyOrder, sessionId, createdAt, committedAt, ended, refunds } = transaction
  const status = stateOf(transaction)
  const known = { amount, status, buy_order: buyOrder, session_id: sessionId }
  const transaction_date = new Date(ended?.at ?? createdAt).toISOString()
  const accounting_date = transaction_date.slice(5, 10).replace("-", "")
  if (committedAt === null || ended === null) {
    return { ...known, accounting_date, transaction_date, installments_number: 0 }
  }
  const card = cards[ended.card]
  const approved = ended.how === "approved"
  return {
    ...known,
    vci: approved ? "TSY" : "TSN",
    card_detail: { card_number: card.number },
    accounting_date,
    transaction_date,
    authorization_code: approved ? authorizationCodeOf(transaction) : "000000",
    payment_type_code: card.code,
    response_code: approved ? 0 : -1,
    installments_number: card.instalments,
    ...(card.instalments > 0 ? { installments_amount: Math.ceil(amount / card.instalments) } : {}),
    ...(refunds.length > 0 ? { balance: amount - refundedOf(transaction) } : {}),
  }
}

/** Six digits, always the same for one payment. */
export function authorizationCodeOf({ token }: Transaction): string {
  return String(Number.parseInt(token.slice(-8), 16) % 1_000_000).padStart(6, "0")
}
