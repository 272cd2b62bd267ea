import { orderAttentionMail } from "../../../emails/order-attention.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { forgetReportedAttention, listUnreportedAttention } from "../order-list-store.ts"
import { changeOrder, lockOrder } from "../order-store.ts"
import type { OrdersContext } from "../orders-context.ts"

/**
 * Mails the operators about every order that needs their attention, once for each reason [B10.60]:
 * the order records in the same transaction which reason was reported. Returns the number of mails.
 */
export async function reportAttention(
  { config, database }: Pick<OrdersContext, "config" | "database">,
  now: Date,
): Promise<number> {
  await forgetReportedAttention(database)
  let reported = 0
  for (const id of await listUnreportedAttention(database)) {
    const isReported = await database.transaction(async (transaction) => {
      const { attention, attentionReported, buyOrder, total } = await lockOrder(transaction, id)
      if (attention === null || attention === attentionReported) return false
      await changeOrder(transaction, id, { attentionReported: attention })
      const mail = orderAttentionMail(config, { id, attention, buyOrder, total })
      const reason = `order-attention:${id}:${now.getTime()}`
      return queueMail(transaction, reason, mail, { always: true })
    })
    if (isReported) reported += 1
  }
  return reported
}
