import { DomainError } from "@wara/domain/errors"
import type { PaymentReturn } from "@wara/domain/orders/payment-return"
import { addEvent, findOrder, type StoredOrder } from "../order-store.ts"
import type { OrdersContext } from "../orders-context.ts"
import { waitForOrder } from "../wait-for-order.ts"
import { askPayment } from "./ask-payment.ts"
import { endUnpaid } from "./end-order.ts"
import { finishPayment } from "./finish-payment.ts"

/**
 * A browser came back from the gateway, for the first time or again: does what its case asks for and
 * answers the order as it is then (CHILE §5.1). Only a finished payment is committed; who left it or
 * let the time pass is not charged. Throws NotFoundError for an order that is not ours.
 */
export async function receiveReturn(
  context: OrdersContext,
  back: Exclude<PaymentReturn, { kind: "unreadable" }>,
  now: Date,
): Promise<StoredOrder> {
  const { database } = context
  const order = await findOrder(database, back)
  if (order === null) throw new DomainError("NotFoundError", "There is no such payment")
  if (order.state === "redirected") {
    await addEvent(database, order.id, "returned", { case: back.kind })
  }
  if (back.kind === "finished") return finish(context, order, now)
  const ending = endings[back.kind]
  const isEnded = await endUnpaid(database, order.id, ending, now)
  // The money was asked for before: only the gateway knows what became of it.
  if (!isEnded && order.state === "redirected") await askPayment(context, order.id, now)
  return (await findOrder(database, { id: order.id })) ?? order
}

const endings = {
  aborted: { state: "aborted", what: "aborted" },
  "timed-out": { state: "timed_out", what: "timed-out" },
} as const

async function finish(
  context: OrdersContext,
  { id }: StoredOrder,
  now: Date,
): Promise<StoredOrder> {
  const outcome = await finishPayment(context, id, now)
  const begun = now.getTime() - context.config.orders.step
  return waitForOrder(context.database, id, ({ commitSentAt, state }) => {
    const isLeft = commitSentAt === null || commitSentAt.getTime() <= begun
    return outcome !== "busy" || state !== "redirected" || isLeft
  })
}
