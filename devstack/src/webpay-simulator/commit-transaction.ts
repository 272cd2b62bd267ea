import { type Answer, json } from "../stand-in/stand-in-server.ts"
import { presentTransaction } from "./present-transaction.ts"
import { notFound, refusal } from "./refusal.ts"
import { isGivenUp, statusLifeMs, type Transaction } from "./transaction.ts"
import type { TransactionBook } from "./transaction-book.ts"

const tooOld = () =>
  refusal("The transactions's date has passed max time (7 days) to recover the status")

/** GET /transactions/{token}. */
export function tellStatus(book: TransactionBook, token: string): Answer {
  const transaction = findYoung(book, token)
  return "status" in transaction ? transaction.status : json(presentTransaction(transaction))
}

/** PUT /transactions/{token}: once, after the payer ended, and before Webpay gives up. */
export function commitTransaction(book: TransactionBook, token: string): Answer {
  const transaction = findYoung(book, token)
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

function findYoung(book: TransactionBook, token: string): Transaction | { status: Answer } {
  const transaction = book.find(token)
  if (!transaction) return { status: notFound() }
  return book.now() - transaction.createdAt > statusLifeMs ? { status: tooOld() } : transaction
}
