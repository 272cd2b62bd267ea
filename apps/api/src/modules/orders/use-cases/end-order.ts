import { DomainError } from "@wara/domain/errors"
import type { OrderEventName } from "@wara/domain/orders/order-event"
import { canBecome, isOpen } from "@wara/domain/orders/order-lifecycle"
import type { OrderState } from "@wara/domain/orders/order-state"
import { checkoutTexts } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import { dropPayment } from "../../ads/use-cases/drop-payment.ts"
import { addEvent, changeOrder, lockOrder, type StoredOrder } from "../order-store.ts"

/** How an order ends without a payment. */
type Ending = {
  state: Extract<OrderState, "rejected" | "aborted" | "timed_out" | "failed">
  what: OrderEventName
  details?: Record<string, unknown>
}

/**
 * Ends a locked order without a payment, and its ad is a draft again; part of the caller's
 * transaction. False when the order cannot end like that any more: nothing changes then.
 */
export async function endOrder(
  transaction: Database,
  order: StoredOrder,
  { details, state, what }: Ending,
  now: Date,
): Promise<boolean> {
  if (!isOpen(order.state) || !canBecome(order.state, state)) return false
  await changeOrder(transaction, order.id, { state, endedAt: now })
  await addEvent(transaction, order.id, what, details)
  if (order.adId !== null) await dropPayment(transaction, order.adId)
  return true
}

/**
 * Ends an order whose payer left before the gateway was told to take the money: as long as we do not
 * say so, nobody is charged. False when we did, or when it has ended; only the gateway knows then.
 */
export async function endUnpaid(
  database: Database,
  orderId: number,
  ending: Ending,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    return order.commitSentAt === null && endOrder(transaction, order, ending, now)
  })
}

/**
 * Ends the checkout of an ad that another one takes the place of; part of the caller's transaction.
 * Whoever pays the old one all the same is not charged, for nothing commits it any more. Throws
 * ConflictError while that payment is being confirmed.
 */
export async function replaceOrder(
  transaction: Database,
  orderId: number,
  now: Date,
): Promise<void> {
  const order = await lockOrder(transaction, orderId)
  if (order.commitSentAt !== null) {
    throw new DomainError("ConflictError", "Another payment of this ad is being confirmed", [
      { path: ["ad"], message: checkoutTexts.stillConfirming },
    ])
  }
  const state = order.state === "created" ? "failed" : "aborted"
  await endOrder(transaction, order, { state, what: "replaced" }, now)
}
