import { isOpen } from "@wara/domain/orders/order-lifecycle"
import { GatewayFailure } from "../../../ports/payment-gateway/gateway-failure.ts"
import { changeOrder, findOrder } from "../order-store.ts"
import { type OrdersContext, requireGateway } from "../orders-context.ts"
import { settlePayment } from "./settle-payment.ts"

/** Result of a status query for a payment. */
export type Answer = "done" | "undecided" | "gone" | "unanswered"

/**
 * Queries the gateway for the status of an order's payment and settles the answer. done: it is
 * decided. undecided: the gateway waits for the payer or for a commit. gone: the gateway does not
 * have the payment (any more). unanswered: the gateway did not answer.
 */
export async function askPayment(
  context: OrdersContext,
  orderId: number,
  now: Date,
): Promise<Answer> {
  const { database } = context
  const order = await findOrder(database, { id: orderId })
  if (!order?.token) throw new Error(`order ${orderId} has no payment page`)
  const payment = await requireGateway(context)
    .status(order.token)
    .catch((cause: unknown) => {
      if (cause instanceof GatewayFailure) return cause
      throw cause
    })
  if (payment instanceof GatewayFailure) {
    const isSilent = payment.kind === "unknown"
    // Without an answer, an ended order keeps its single late status query.
    if (!isSilent || isOpen(order.state)) await changeOrder(database, orderId, { askedAt: now })
    return isSilent ? "unanswered" : "gone"
  }
  await settlePayment(context, orderId, payment, now)
  return payment.status === "INITIALIZED" ? "undecided" : "done"
}
