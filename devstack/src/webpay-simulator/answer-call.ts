import type { IncomingMessage } from "node:http"
import { text } from "node:stream/consumers"
import { type Answer, json } from "../stand-in/stand-in-server.ts"
import type { FaultInjector } from "./fault-injector.ts"
import { refundTransaction } from "./refund-transaction.ts"
import { isGivenUp, statusLifeMs, type Transaction } from "./transaction.ts"
import type { TransactionBook } from "./transaction-book.ts"
import { notFound, presentTransaction, refusal, refuseValue } from "./webpay-answers.ts"

const buyOrderPattern = /^[A-Za-z0-9|_=&%.,~:/?[+!@()>-]{1,26}$/
const maxSessionIdLength = 61
const maxReturnUrlLength = 256
/** Ten digits. */
const maxAmount = 9_999_999_999

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= maxLength

const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= maxAmount

/** POST /transactions. `pageUrl` is where the payer is sent with the token. */
function createTransaction(
  book: TransactionBook,
  body: Record<string, unknown>,
  pageUrl: string,
): Answer {
  const { buy_order, session_id, amount, return_url } = body
  if (typeof buy_order !== "string" || !buyOrderPattern.test(buy_order)) {
    return refuseValue("buy_order", buy_order)
  }
  if (!isText(session_id, maxSessionIdLength)) return refuseValue("session_id", session_id)
  if (!isAmount(amount)) return refuseValue("amount", amount)
  if (!isText(return_url, maxReturnUrlLength) || !/^https?:/.test(return_url)) {
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

const statusExpired = () =>
  refusal("The transactions's date has passed max time (7 days) to recover the status")

/** GET /transactions/{token}. */
function reportStatus(book: TransactionBook, token: string): Answer {
  const transaction = findRecent(book, token)
  return "status" in transaction ? transaction.status : json(presentTransaction(transaction))
}

/** PUT /transactions/{token}: once, after the payer finished, and before Webpay gives up. */
function commitTransaction(book: TransactionBook, token: string): Answer {
  const transaction = findRecent(book, token)
  if ("status" in transaction) return transaction.status
  const { committedAt, ended } = transaction
  if (committedAt !== null) return refusal("Transaction already locked by another process")
  if (isGivenUp(transaction, book.now())) {
    return refusal("Transaction has an invalid finished state: aborted")
  }
  if (ended === null) {
    return refusal(
      "Invalid status '0' for transaction while authorizing. Commerce will be notified by webpay to authorize",
    )
  }
  transaction.committedAt = book.now()
  return json(presentTransaction(transaction))
}

function findRecent(book: TransactionBook, token: string): Transaction | { status: Answer } {
  const transaction = book.find(token)
  if (!transaction) return { status: notFound() }
  return book.now() - transaction.createdAt > statusLifeMs
    ? { status: statusExpired() }
    : transaction
}

export const apiPath = "/rswebpaytransaction/api/webpay/v1.2/transactions"

export type Shop = { commerceCode: string; apiKey: string }

type Simulator = {
  book: TransactionBook
  faults: FaultInjector
  commerceCode: string
  /** The keys that are accepted now. */
  apiKeys: readonly string[]
  pageUrl: string
}

/** Answers a shop's call: keys, address, method and body are checked in that order. */
export async function answerCall(
  request: IncomingMessage,
  path: string,
  { apiKeys, book, commerceCode, faults, pageUrl }: Simulator,
): Promise<Answer> {
  const { "tbk-api-key-id": code, "tbk-api-key-secret": key } = request.headers
  if (code !== commerceCode || !apiKeys.includes(String(key))) return refusal("Not Authorized", 401)
  const [, token, part, rest] = path.slice(apiPath.length).split("/")
  if (rest !== undefined || (part !== undefined && part !== "refunds")) {
    return refusal("Not Found", 404)
  }
  const call = `${request.method} ${token ? (part ?? "one") : "all"}`
  if (call === "GET one" && token) {
    return faults.intercept(request, "status", token, () => reportStatus(book, token))
  }
  if (call === "PUT one" && token) {
    return faults.intercept(request, "commit", token, () => commitTransaction(book, token))
  }
  if (call !== "POST all" && call !== "POST refunds") return refusal("Method Not Allowed", 405)
  if (!request.headers["content-type"]?.startsWith("application/json")) {
    return refusal("Unsupported Media Type", 415)
  }
  const body = readObject(await text(request))
  if (body === null) return refusal("Invalid JSON", 400)
  if (token) {
    return faults.intercept(request, "refund", token, () => refundTransaction(book, token, body))
  }
  const create = () => createTransaction(book, body, pageUrl)
  return faults.intercept(request, "create", String(body.buy_order), create)
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
