import { DomainError } from "@wara/domain/errors"
import { isOpen } from "@wara/domain/orders/order-lifecycle"
import type { Database } from "../../../database/database.ts"
import { addEvent, changeOrder, findOrder, lockOrder, type StoredOrder } from "../order-store.ts"
import { endOrder } from "./end-order.ts"

/**
 * Says that somebody looked after an order that needed it; part of the caller's transaction. One that the
 * gateway never told the end of ends with it, and its ad is a draft again. Answers the order as it was.
 * Throws NotFoundError, and ConflictError when it needs nobody.
 */
export async function lookAfterOrder(
  transaction: Database,
  { actorId, note, orderId }: { orderId: number; actorId: number; note: string },
  now: Date,
): Promise<StoredOrder> {
  if (!(await findOrder(transaction, { id: orderId }))) {
    throw new DomainError("NotFoundError", "There is no such order")
  }
  const order = await lockOrder(transaction, orderId)
  if (order.attention === null) throw new DomainError("ConflictError", "It needs no attention")
  await changeOrder(transaction, orderId, { attention: null })
  await addEvent(transaction, orderId, "looked-after", { by: actorId, note })
  const ending = { state: "timed_out", what: "timed-out" } as const
  if (isOpen(order.state)) await endOrder(transaction, order, ending, now)
  return order
}
