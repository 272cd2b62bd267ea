import { DomainError } from "@wara/domain/errors"
import { isOpen } from "@wara/domain/orders/order-lifecycle"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { addEvent, changeOrder, findOrder, lockOrder, type StoredOrder } from "../order-store.ts"
import { endOrder } from "./end-order.ts"

/**
 * Marks an order that required attention as handled, within the caller's transaction. An order
 * whose result the gateway never reported ends, and its ad becomes a draft again. Returns the order
 * as it was. Throws NotFoundError, and ConflictError when the order requires no attention.
 */
export async function lookAfterOrder(
  transaction: Database,
  { actorId, note, orderId }: { orderId: number; actorId: number; note: string },
  now: Date,
): Promise<StoredOrder> {
  if (!(await findOrder(transaction, { id: orderId }))) {
    throw new DomainError("NotFoundError", "Order not found")
  }
  const order = await lockOrder(transaction, orderId)
  if (order.attention === null)
    throw new DomainError("ConflictError", "The order does not need attention")
  await changeOrder(transaction, orderId, { attention: null })
  await addEvent(transaction, orderId, "looked-after", { by: actorId, note })
  const ending = { transition: "time-out", what: "timed-out" } as const
  if (isOpen(order.state)) await endOrder(transaction, order, ending, now)
  return order
}

/** Records that an order was looked after, and how. Throws the errors of `lookAfterOrder`. */
export async function clearAttention(
  database: Database,
  call: { orderId: number; actorId: number; note: string },
  now: Date,
): Promise<void> {
  const { actorId, note, orderId } = call
  await database.transaction(async (transaction) => {
    const { attention, buyOrder } = await lookAfterOrder(transaction, call, now)
    await recordAction(transaction, {
      actorId,
      action: "order.look-after",
      subject: { kind: "orders", id: orderId, name: buyOrder ?? "" },
      before: { attention },
      after: { attention: null, note },
    })
  })
}
