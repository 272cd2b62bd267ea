import { type Answer, json } from "../stand-in/stand-in-server.ts"
import { refusal, refuseValue } from "./refusal.ts"
import type { TransactionBook } from "./transaction-book.ts"

const buyOrderForm = /^[A-Za-z0-9|_=&%.,~:/?[+!@()>-]{1,26}$/
const sessionIdLimit = 61
const returnUrlLimit = 256
/** Ten digits. */
const amountLimit = 9_999_999_999

const isText = (value: unknown, limit: number): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= limit

const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= amountLimit

/** POST /transactions. `pageUrl` is where the payer goes with the token. */
export function createTransaction(
  book: TransactionBook,
  body: Record<string, unknown>,
  pageUrl: string,
): Answer {
  const { buy_order, session_id, amount, return_url } = body
  if (typeof buy_order !== "string" || !buyOrderForm.test(buy_order)) {
    return refuseValue("buy_order", buy_order)
  }
  if (!isText(session_id, sessionIdLimit)) return refuseValue("session_id", session_id)
  if (!isAmount(amount)) return refuseValue("amount", amount)
  if (!isText(return_url, returnUrlLimit) || !/^https?:/.test(return_url)) {
    return refuseValue("return_url", return_url)
  }
  if (!URL.canParse(return_url)) return refuseValue("return_url", return_url)
  if (book.has(buy_order)) return refusal("Transaction already exists")
  const { token } = book.open({
    buyOrder: buy_order,
    sessionId: session_id,
    amount,
    returnUrl: return_url,
  })
  return json({ token, url: pageUrl })
}
