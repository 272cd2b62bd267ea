import { canTransitionOrder, isOpen } from "@wara/domain/orders/order-lifecycle"
import { attentionTexts } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import type { GatewayPayment } from "../../../ports/payment-gateway/payment-gateway.ts"
import { dropPayment } from "../../ads/use-cases/drop-payment.ts"
import { addEvent, changeOrder, type StoredOrder, transitionOrder } from "../order-store.ts"
import { snapshotPayment } from "../payment-snapshot.ts"
import { findRefund, insertRefund } from "../refund-store.ts"
import { endOrder } from "./end-order.ts"

/**
 * The money was taken and nothing can be granted for it: the order is paid, and all of it is owed
 * back. Part of the caller's transaction; answers the refund's number.
 */
export async function takeWithoutGrant(
  transaction: Database,
  order: StoredOrder,
  payment: GatewayPayment,
  now: Date,
): Promise<number> {
  const snapshot = snapshotPayment(payment, now)
  const attention = attentionTexts.grantFailed
  const paid = { payment: snapshot, paidAt: now, endedAt: null, attention }
  await transitionOrder(transaction, order, "pay", paid)
  await addEvent(transaction, order.id, "grant-failed")
  if (order.adId !== null && isOpen(order.state)) await dropPayment(transaction, order.adId)
  return requestRefund(transaction, order, payment.amount, "grant-failed", now)
}

/**
 * The gateway took money that does not agree with the order: nothing is granted, what it took is owed
 * back, once. Part of the caller's transaction; null when that is under way already.
 */
export async function takeWrongMoney(
  transaction: Database,
  order: StoredOrder,
  payment: GatewayPayment,
  now: Date,
): Promise<number | null> {
  const { amount, buyOrder: buy_order, responseCode: response_code } = payment
  const isKnown = await findRefund(transaction, { key: keyOf(order, "not-ours") })
  if (isKnown || !canTransitionOrder(order.state, "pay")) return null
  const details = { amount, buy_order, response_code }
  if (isOpen(order.state)) {
    await endOrder(transaction, order, { transition: "fail", what: "not-ours", details }, now)
  } else await addEvent(transaction, order.id, "not-ours", details)
  await changeOrder(transaction, order.id, { attention: attentionTexts.amountDiffers })
  return requestRefund(transaction, order, amount, "not-ours", now)
}

type Reason = "grant-failed" | "not-ours"

const keyOf = (order: StoredOrder, reason: Reason) => `${reason}:${order.documentId}`

async function requestRefund(
  transaction: Database,
  order: StoredOrder,
  amount: number,
  reason: Reason,
  now: Date,
): Promise<number> {
  const refund = {
    orderId: order.id,
    idempotencyKey: keyOf(order, reason),
    amount,
    reason,
    balanceBefore: amount,
    createdAt: now,
  }
  const { id } = await insertRefund(transaction, refund)
  await addEvent(transaction, order.id, "refund-requested", { amount, reason })
  return id
}
