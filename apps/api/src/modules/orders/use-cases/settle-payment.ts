import { canTransitionOrder } from "@wara/domain/orders/order-lifecycle"
import { attentionTexts } from "@wara/domain/orders/order-texts"
import { isApproved } from "@wara/domain/orders/payment"
import type { Database } from "../../../database/database.ts"
import { isTransient } from "../../../database/database-errors.ts"
import { paymentFailedMail } from "../../../emails/unpaid-order.ts"
import type { GatewayPayment } from "../../../ports/payment-gateway/payment-gateway.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import {
  type Buyer,
  changeOrder,
  lockOrder,
  lockOrderOfBuyer,
  type StoredOrder,
} from "../order-store.ts"
import type { OrdersContext } from "../orders-context.ts"
import { endOrder } from "./end-order.ts"
import { grantOrder } from "./grant-order.ts"
import { refundMismatch, refundWithoutGrant } from "./request-refund.ts"
import { sendRefund } from "./send-refund.ts"

/**
 * Applies the gateway's payment result to an order. The first call does so, later calls find it
 * done: an approved payment is marked as paid and granted in one transaction, once; a declined one
 * is rejected; money that nothing can be granted for is refunded. An undecided payment changes
 * nothing.
 */
export async function settlePayment(
  context: OrdersContext,
  orderId: number,
  payment: GatewayPayment,
  now: Date,
): Promise<void> {
  const refundId = await settle(context, orderId, payment, now).catch(async (cause: unknown) => {
    if (isTransient(cause)) throw cause
    return context.database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId)
      if (!canTransitionOrder(order.state, "pay") || !isApproved(payment, expectedOf(order)))
        throw cause
      return refundWithoutGrant(transaction, order, payment, now)
    })
  })
  if (refundId !== null) await sendRefund(context, refundId, now)
}

const expectedOf = ({ buyOrder, total }: StoredOrder) => ({
  amount: total,
  buyOrder: buyOrder ?? "",
})

/** Number of the refund that is then owed; null when none is. */
function settle(
  context: OrdersContext,
  orderId: number,
  payment: GatewayPayment,
  now: Date,
): Promise<number | null> {
  return context.database.transaction(async (transaction) => {
    const { buyer, order } = await lockOrderOfBuyer(transaction, orderId)
    const { responseCode, status } = payment
    const isPaid = isApproved(payment, expectedOf(order))
    if (isPaid && buyer !== null && canTransitionOrder(order.state, "pay")) {
      await grantOrder(transaction, context.config, { ...order, buyer }, payment, now)
      return null
    }
    await changeOrder(transaction, orderId, { statusQueriedAt: now })
    if (isPaid) {
      if (!canTransitionOrder(order.state, "pay")) return null
      return refundWithoutGrant(transaction, order, payment, now)
    }
    if (status === "INITIALIZED") return null
    const isDeclined = status === "FAILED" || (responseCode !== null && responseCode !== 0)
    if (isDeclined) await reject(transaction, context, { ...order, buyer }, payment, now)
    else if (status === "AUTHORIZED") return refundMismatch(transaction, order, payment, now)
    else await recordGivenBack(transaction, order, payment, now)
    return null
  })
}

async function reject(
  transaction: Database,
  { config }: OrdersContext,
  { buyer, ...order }: StoredOrder & { buyer: Buyer | null },
  { responseCode, status }: GatewayPayment,
  now: Date,
): Promise<void> {
  const details = { status, response_code: responseCode }
  const ending = { transition: "reject", what: "rejected", details } as const
  if (!(await endOrder(transaction, order, ending, now))) return
  if (buyer === null) return
  const mail = paymentFailedMail(config, { ...order, buyer })
  await queueMail(transaction, `payment-failed:${order.id}`, mail)
}

/** Records a refund that was made at the gateway itself: nothing is charged, nothing is granted. */
async function recordGivenBack(
  transaction: Database,
  order: StoredOrder,
  { status }: GatewayPayment,
  now: Date,
): Promise<void> {
  const ending = { transition: "fail", what: "not-ours", details: { status } } as const
  if (!(await endOrder(transaction, order, ending, now))) return
  await changeOrder(transaction, order.id, { attention: attentionTexts.givenBack })
}
