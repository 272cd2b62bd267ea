import { DomainError } from "@wara/domain/errors"
import type { OrderEventName } from "@wara/domain/orders/order"
import { canTransitionOrder, type OrderTransition } from "@wara/domain/orders/order-lifecycle"
import { checkoutTexts } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import { dropPayment } from "../../ads/use-cases/paid-ad-steps.ts"
import { addEvent, lockOrder, type StoredOrder, transitionOrder } from "../order-store.ts"

type Ending = {
  transition: Extract<OrderTransition, "reject" | "abort" | "time-out" | "fail">
  what: OrderEventName
  details?: Record<string, unknown>
}

/**
 * Ends a locked order without a payment and turns its ad back into a draft, within the caller's
 * transaction. Returns false and changes nothing when the order can no longer end this way.
 */
export async function endOrder(
  transaction: Database,
  order: StoredOrder,
  { details, transition, what }: Ending,
  now: Date,
): Promise<boolean> {
  if (!canTransitionOrder(order.state, transition)) return false
  await transitionOrder(transaction, order, transition, { endedAt: now })
  await addEvent(transaction, order.id, what, details)
  if (order.adId !== null) await dropPayment(transaction, order.adId)
  return true
}

/**
 * Ends an order whose payer left before the commit was sent; without a commit the payer is not
 * charged. Returns false when a commit was sent, because then only the gateway can report the
 * result, or when the order has already ended.
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
 * Ends the checkout of an ad that is replaced by another one, within the caller's transaction. A
 * payment on the old page is never committed, so its payer is not charged. Throws ConflictError
 * while that payment is being confirmed.
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
  const transition = order.state === "created" ? "fail" : "abort"
  await endOrder(transaction, order, { transition, what: "replaced" }, now)
}
