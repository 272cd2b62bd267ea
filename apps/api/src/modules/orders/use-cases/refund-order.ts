import { DomainError } from "@wara/domain/errors"
import { refundTexts } from "@wara/domain/orders/order-texts"
import { type RefundRequest, requireRefundable } from "@wara/domain/orders/refunds"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { addEvent, findOrder, listItems, lockOrder } from "../order-store.ts"
import { type OrdersContext, requireGateway } from "../orders-context.ts"
import {
  countOrderCredits,
  findRefund,
  hasOpenRefund,
  insertRefund,
  type StoredRefund,
} from "../refund-store.ts"
import { sendRefund } from "./send-refund.ts"

/** A refund as it is returned to the person who requested it. */
export type RefundAnswer = Pick<StoredRefund, "id" | "amount" | "state">

type RecordRefund = (transaction: Database, refund: StoredRefund) => Promise<void>

const none = { publication: 0, featured: 0 }

/**
 * Refunds money of a paid order and removes unused credits for it. The refund is stored, then sent
 * to the gateway, then applied in one transaction; the state `requested` in the result means that
 * the gateway did not answer and the job will finish the refund. The same key again returns the
 * same refund. Throws NotFoundError, and ConflictError for refusals of `requireRefundable`, while
 * another refund is open, when the key belongs to another refund, and when the gateway refused.
 * `recordRefund` runs in the transaction that stores a new refund, not for a repeated one.
 */
export async function refundOrder(
  context: OrdersContext,
  request: RefundRequest & { orderId: number; actorId: number },
  now: Date,
  recordRefund: RecordRefund = async () => {},
): Promise<RefundAnswer> {
  requireGateway(context)
  if ((await findOrder(context.database, { id: request.orderId })) === null) {
    throw new DomainError("NotFoundError", "Order not found")
  }
  const { id } = await requestRefund(context, request, now, recordRefund)
  await sendRefund(context, id, now)
  const refund = await findRefund(context.database, { id })
  if (refund && refund.state !== "failed") {
    return { id, amount: refund.amount, state: refund.state }
  }
  throw conflict("amount", "The payment gateway refused the refund", refundTexts.refused)
}

function requestRefund(
  { database }: OrdersContext,
  request: RefundRequest & { orderId: number; actorId: number },
  now: Date,
  recordRefund: RecordRefund,
): Promise<StoredRefund> {
  const { actorId, amount, key, orderId, reason } = request
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    const known = await findRefund(transaction, { key })
    if (known) return requireSame(known, request)
    if (await hasOpenRefund(transaction, orderId)) {
      throw conflict("amount", "Another refund of this order is in progress", refundTexts.open)
    }
    const items = await listItems(transaction, orderId)
    const credits = await countOrderCredits(transaction, orderId, items)
    const paymentType = order.payment?.payment_type_code ?? ""
    const { credits: requestedCredits = none, allow_spent: allowSpent } = request
    const taken = requireRefundable(
      { ...order, paymentType, ...credits },
      { amount, credits: requestedCredits, allowSpent },
    )
    const details = { amount, reason, by: actorId, credits: taken }
    await addEvent(transaction, orderId, "refund-requested", details)
    const refund = await insertRefund(transaction, {
      orderId,
      idempotencyKey: key,
      amount,
      reason,
      balanceBefore: order.total - order.refunded,
      publicationCredits: taken.publication,
      featuredCredits: taken.featured,
      actorId,
      createdAt: now,
    })
    await recordRefund(transaction, refund)
    return refund
  })
}

function requireSame(known: StoredRefund, request: RefundRequest & { orderId: number }) {
  if (known.orderId === request.orderId && known.amount === request.amount) return known
  throw conflict("key", "This key was already used for another refund", refundTexts.open)
}

function conflict(field: string, message: string, text: string): DomainError {
  return new DomainError("ConflictError", message, [{ path: [field], message: text }])
}

/**
 * Refunds money of an order. The actor is recorded in the audit trail before any money moves, even
 * when the gateway refuses or its answer is lost; the result is recorded in the order's events.
 * Throws ForbiddenError for the actor's own order, and the errors of `refundOrder`.
 */
export async function refundByStaff(
  context: Pick<AppContext, "config" | "database" | "gateway">,
  request: RefundRequest & { orderId: number; actorId: number },
  now: Date,
): Promise<RefundAnswer> {
  const { actorId, amount, orderId, reason } = request
  const order = await findOrder(context.database, { id: orderId })
  if (order?.ownerId === actorId) throw ownOrder()
  return refundOrder(context, request, now, (transaction, refund) =>
    recordAction(transaction, {
      actorId,
      action: "order.refund",
      subject: { kind: "orders", id: orderId, name: String(refund.id) },
      before: null,
      after: { amount, reason, state: refund.state },
    }),
  )
}

const ownOrder = () =>
  new DomainError("ForbiddenError", "You cannot refund your own order", [
    { path: ["amount"], message: refundTexts.own },
  ])
