import type { RefundRequest } from "@wara/domain/orders/refund-schema"
import type { AppContext } from "../../../app-context.ts"
import { type RefundAnswer, refundOrder } from "../../orders/use-cases/refund-order.ts"
import { recordAction } from "./record-action.ts"

/**
 * Gives money of an order back and writes down who did it. The trail comes after the money: the order's
 * own events say who asked, whatever happens in between. Throws as `refundOrder`.
 */
export async function refundByStaff(
  context: Pick<AppContext, "config" | "database" | "gateway">,
  request: RefundRequest & { orderId: number; actorId: number },
  now: Date,
): Promise<RefundAnswer> {
  const refund = await refundOrder(context, request, now)
  const { actorId, amount, orderId, reason } = request
  await recordAction(context.database, {
    actorId,
    action: "order.refund",
    subject: { kind: "orders", id: orderId, name: String(refund.id) },
    before: null,
    after: { amount, reason, state: refund.state },
  })
  return refund
}
