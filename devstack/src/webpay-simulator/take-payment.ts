import type { Answer } from "../stand-in/stand-in-server.ts"
import {
  payPath,
  renderClosed,
  renderError,
  renderGone,
  renderReturning,
  renderSlow,
} from "./payment-page.ts"
import { type Card, cards, commitLifeMs, type Transaction, tokenLifeMs } from "./transaction.ts"
import type { TransactionBook } from "./transaction-book.ts"

const slowSeconds = 8

const isCard = (text: string): text is Card => Object.hasOwn(cards, text)

/** Whether the payer may open the form, or still has it open. */
export function isPayable({ ended, createdAt }: Transaction, now: number, opened: boolean) {
  return ended === null && now - createdAt <= tokenLifeMs + (opened ? commitLifeMs : 0)
}

export function takePayment(book: TransactionBook, form: URLSearchParams): Answer {
  const transaction = book.find(form.get("token_ws") ?? "")
  const choice = form.get("choice") ?? ""
  const by = form.get("by") ?? ""
  if (!transaction) return gone()
  // The links back that a page offers after the end.
  if (choice === "come-back" && transaction.ended) return returnToShop(transaction, "finished", by)
  if (choice === "back-from-error" && transaction.ended) {
    return returnToShop(transaction, "error", by)
  }
  if (transaction.ended) return gone()
  const chosen = form.get("card") ?? ""
  const card = isCard(chosen) ? chosen : "debit"
  const linkTo = (next: string) =>
    `${payPath}?${new URLSearchParams({ token_ws: transaction.token, choice: next, card, by })}`
  const end = (how: NonNullable<Transaction["ended"]>["how"]) => {
    transaction.ended = { how, card, at: book.now() }
  }
  const endAndReturn = (how: NonNullable<Transaction["ended"]>["how"], returnCase: ReturnCase) => {
    end(how)
    return returnToShop(transaction, returnCase, by)
  }
  if (!isPayable(transaction, book.now(), true)) return endAndReturn("timed-out", "timed-out")
  if (choice === "approve") return endAndReturn("approved", "finished")
  if (choice === "reject") return endAndReturn("rejected", "finished")
  if (choice === "cancel") return endAndReturn("aborted", "aborted")
  if (choice === "expire") return endAndReturn("timed-out", "timed-out")
  if (choice === "slow") {
    return { body: renderSlow(), headers: { refresh: `${slowSeconds};url=${linkTo("approve")}` } }
  }
  if (choice === "close") {
    end("approved")
    return { body: renderClosed(linkTo("come-back")) }
  }
  if (choice === "error") {
    end("aborted")
    return { body: renderError(linkTo("back-from-error")) }
  }
  return gone()
}

export const gone = (): Answer => ({ status: 410, body: renderGone() })

/** The four ways in which Webpay sends a payer back. */
type ReturnCase = "finished" | "timed-out" | "aborted" | "error"

function returnParameters(
  { token, buyOrder, sessionId }: Transaction,
  returnCase: ReturnCase,
): Record<string, string> {
  const order = { TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: sessionId }
  if (returnCase === "finished") return { token_ws: token }
  if (returnCase === "timed-out") return order
  if (returnCase === "aborted") return { TBK_TOKEN: token, ...order }
  return { token_ws: token, TBK_TOKEN: token, ...order }
}

/** Sends the browser back. Webpay itself uses GET, and POST after a click on "anular". */
function returnToShop(transaction: Transaction, returnCase: ReturnCase, by: string): Answer {
  const parameters = returnParameters(transaction, returnCase)
  const post = by === "post" || (by !== "get" && returnCase === "aborted")
  if (post) return { body: renderReturning(transaction.returnUrl, parameters) }
  const location = new URL(transaction.returnUrl)
  for (const [name, value] of Object.entries(parameters)) location.searchParams.set(name, value)
  return { status: 303, body: "", headers: { location: location.href } }
}
