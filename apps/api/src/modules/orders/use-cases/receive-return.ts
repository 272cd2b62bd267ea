import { DomainError } from "@wara/domain/errors"
import type { PaymentReturn } from "@wara/domain/orders/payment"
import { addEvent, findOrder, type StoredOrder } from "../order-store.ts"
import type { OrdersContext } from "../orders-context.ts"
import { waitForOrder } from "../wait-for-order.ts"
import { endUnpaid } from "./end-order.ts"
import { finishPayment, queryPayment } from "./finish-payment.ts"

/**
 * Handles the return of a browser from the gateway, the first or a repeated one, and returns the
 * resulting order. Only a finished payment is committed; a payer who left or let the page expire is
 * not charged. Throws NotFoundError for an unknown order.
 */
export async function receiveReturn(
  context: OrdersContext,
  back: Exclude<PaymentReturn, { kind: "unreadable" }>,
  now: Date,
): Promise<StoredOrder> {
  const { database } = context
  const order = await findOrder(database, back)
  if (order === null) throw new DomainError("NotFoundError", "Payment not found")
  if (order.state === "redirected") {
    await addEvent(database, order.id, "returned", { case: back.kind })
  }
  if (back.kind === "finished") return finish(context, order, now)
  const ending = endings[back.kind]
  const isEnded = await endUnpaid(database, order.id, ending, now)
  // A commit was sent before, so only the gateway can report its result.
  if (!isEnded && order.state === "redirected") await queryPayment(context, order.id, now)
  return (await findOrder(database, { id: order.id })) ?? order
}

const endings = {
  aborted: { transition: "abort", what: "aborted" },
  "timed-out": { transition: "time-out", what: "timed-out" },
} as const

async function finish(
  context: OrdersContext,
  { id }: StoredOrder,
  now: Date,
): Promise<StoredOrder> {
  const outcome = await finishPayment(context, id, now)
  const begun = now.getTime() - context.config.orders.step
  return waitForOrder(context.database, id, ({ commitSentAt, state }) => {
    const isAbandoned = commitSentAt === null || commitSentAt.getTime() <= begun
    return outcome !== "busy" || state !== "redirected" || isAbandoned
  })
}
