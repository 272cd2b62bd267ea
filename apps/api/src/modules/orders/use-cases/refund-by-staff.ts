import type { RefundRequest } from "@wara/domain/orders/refund-schema"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import { type RefundAnswer, refundOrder } from "./refund-order.ts"

/**
 * Refunds money of an order. The actor is recorded in the audit trail before any money moves, even
 * when the gateway refuses or its answer is lost; the result is recorded in the order's events.
 * Throws the errors of `refundOrder`.
 */
export async function refundByStaff(
  context: Pick<AppContext, "config" | "database" | "gateway">,
  request: RefundRequest & { orderId: number; actorId: number },
  now: Date,
): Promise<RefundAnswer> {
  const { actorId, amount, orderId, reason } = request
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
