import type { IncomingMessage } from "node:http"
import { text } from "node:stream/consumers"
import type { Answer } from "../stand-in/stand-in-server.ts"
import { commitTransaction, tellStatus } from "./commit-transaction.ts"
import { createTransaction } from "./create-transaction.ts"
import type { Mishaps } from "./mishaps.ts"
import { refundTransaction } from "./refund-transaction.ts"
import { refusal } from "./refusal.ts"
import type { TransactionBook } from "./transaction-book.ts"

/** Where Webpay Plus's REST interface is. */
export const apiPath = "/rswebpaytransaction/api/webpay/v1.2/transactions"

export type Shop = { commerceCode: string; apiKey: string }

/** Answers a shop's call: keys, address, method and body are checked in that order. */
export async function answerCall(
  request: IncomingMessage,
  path: string,
  {
    book,
    mishaps,
    shop,
    pageUrl,
  }: {
    book: TransactionBook
    mishaps: Mishaps
    shop: Shop
    pageUrl: string
  },
): Promise<Answer> {
  const { "tbk-api-key-id": code, "tbk-api-key-secret": key } = request.headers
  if (code !== shop.commerceCode || key !== shop.apiKey) return refusal("Not Authorized", 401)
  const [, token, part, rest] = path.slice(apiPath.length).split("/")
  if (rest !== undefined || (part !== undefined && part !== "refunds")) {
    return refusal("Not Found", 404)
  }
  const call = `${request.method} ${token ? (part ?? "one") : "all"}`
  if (call === "GET one" && token) {
    return mishaps.meet(request, "status", token, () => tellStatus(book, token))
  }
  if (call === "PUT one" && token) {
    return mishaps.meet(request, "commit", token, () => commitTransaction(book, token))
  }
  if (call !== "POST all" && call !== "POST refunds") return refusal("Method Not Allowed", 405)
  if (!request.headers["content-type"]?.startsWith("application/json")) {
    return refusal("Unsupported Media Type", 415)
  }
  const body = readObject(await text(request))
  if (body === null) return refusal("Invalid JSON", 400)
  if (token) {
    return mishaps.meet(request, "refund", token, () => refundTransaction(book, token, body))
  }
  const create = () => createTransaction(book, body, pageUrl)
  return mishaps.meet(request, "create", String(body.buy_order), create)
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
