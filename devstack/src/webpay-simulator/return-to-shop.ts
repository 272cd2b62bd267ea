import type { Answer } from "../stand-in/stand-in-server.ts"
import { renderReturning } from "./payment-page.ts"
import type { Transaction } from "./transaction.ts"

/** The four ways in which Webpay sends a payer back (CHILE §5.1). */
export type ReturnCase = "finished" | "timed-out" | "aborted" | "error"

/** What the shop's address is called with. */
export function returnParameters(
  { token, buyOrder, sessionId }: Transaction,
  way: ReturnCase,
): Record<string, string> {
  const order = { TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: sessionId }
  if (way === "finished") return { token_ws: token }
  if (way === "timed-out") return order
  if (way === "aborted") return { TBK_TOKEN: token, ...order }
  return { token_ws: token, TBK_TOKEN: token, ...order }
}

/** Sends the browser back. Webpay itself does so by GET, and by POST who pressed "anular". */
export function returnToShop(transaction: Transaction, way: ReturnCase, by: string): Answer {
  const parameters = returnParameters(transaction, way)
  const post = by === "post" || (by !== "get" && way === "aborted")
  if (post) return { body: renderReturning(transaction.returnUrl, parameters) }
  const location = new URL(transaction.returnUrl)
  for (const [name, value] of Object.entries(parameters)) location.searchParams.set(name, value)
  return { status: 303, body: "", headers: { location: location.href } }
}
