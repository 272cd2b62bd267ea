import { isOpen } from "@wara/domain/orders/order-lifecycle"
import { GatewayFailure } from "../../../ports/payment-gateway/gateway-failure.ts"
import { changeOrder, findOrder } from "../order-store.ts"
import { type OrdersContext, requireGateway } from "../orders-context.ts"
import { settlePayment } from "./settle-payment.ts"

/** What asking for the state of a payment came to. */
export type Answer = "done" | "undecided" | "gone" | "unanswered"

/**
 * Asks the gateway how an order's payment stands and settles what it says. done: it is decided.
 * undecided: the gateway waits for the payer or for a commit. gone: it does not know the payment, or no
 * longer. unanswered: it did not say.
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
    // Without an answer, an order that ended keeps its one late question.
    if (!isSilent || isOpen(order.state)) await changeOrder(database, orderId, { askedAt: now })
    return isSilent ? "unanswered" : "gone"
  }
  await settlePayment(context, orderId, payment, now)
  return payment.status === "INITIALIZED" ? "undecided" : "done"
}
