import { canTransitionOrder, isOpen } from "@wara/domain/orders/order-lifecycle"
import { attentionTexts } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import type { GatewayPayment } from "../../../ports/payment-gateway/payment-gateway.ts"
import { dropPayment } from "../../ads/use-cases/paid-ad-steps.ts"
import { addEvent, changeOrder, type StoredOrder, transitionOrder } from "../order-store.ts"
import { snapshotPayment } from "../payment-snapshot.ts"
import { findRefund, insertRefund } from "../refund-store.ts"
import { endOrder } from "./end-order.ts"

/**
 * Marks an order as paid whose money was taken but whose items cannot be granted, and requests a
 * full refund. Part of the caller's transaction; returns the refund's id.
 */
export async function refundWithoutGrant(
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
 * Requests, once, a refund of what the gateway took when the payment does not match the order;
 * nothing is granted. Part of the caller's transaction; returns null when that refund is already in
 * progress.
 */
export async function refundMismatch(
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
