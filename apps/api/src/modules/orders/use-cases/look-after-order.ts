import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { addEvent, changeOrder, findOrder, lockOrder, type StoredOrder } from "../order-store.ts"

/**
 * Says that somebody looked after an order that needed it; part of the caller's transaction. Answers the
 * order as it was. Throws NotFoundError, and ConflictError when it needs nobody.
 */
export async function lookAfterOrder(
  transaction: Database,
  { actorId, note, orderId }: { orderId: number; actorId: number; note: string },
): Promise<StoredOrder> {
  if (!(await findOrder(transaction, { id: orderId }))) {
    throw new DomainError("NotFoundError", "There is no such order")
  }
  const order = await lockOrder(transaction, orderId)
  if (order.attention === null) throw new DomainError("ConflictError", "It needs no attention")
  await changeOrder(transaction, orderId, { attention: null })
  await addEvent(transaction, orderId, "looked-after", { by: actorId, note })
  return order
}
