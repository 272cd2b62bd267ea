import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { lookAfterOrder } from "./look-after-order.ts"

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
