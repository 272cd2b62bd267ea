import { attentionTexts } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import { paymentUnfinishedMail } from "../../../emails/payment-unfinished.ts"
import { queueMail } from "../../../jobs/queue-mail.ts"
import { findBuyer, hasPaidSince } from "../checkout-store.ts"
import { addEvent, changeOrder, findOrder, lockOrder } from "../order-store.ts"
import type { OrdersContext } from "../orders-context.ts"
import { type Answer, askPayment } from "./ask-payment.ts"
import { endOrder } from "./end-order.ts"
import { type Finish, finishPayment } from "./finish-payment.ts"

const timedOut = { state: "timed_out", what: "timed-out" } as const

/**
 * Finds out how a payment ended that nobody told us the end of. Whose payer came back is finished
 * now. Whose payer did not, in all the time that a payment page has, is not charged: only our commit
 * charges, and none was sent. A commit of which the gateway knows nothing any more needs a person.
 */
export async function reconcileOrder(
  context: OrdersContext,
  orderId: number,
  now: Date,
): Promise<Finish | Answer> {
  const { config, database } = context
  const order = await findOrder(database, { id: orderId })
  if (order?.redirectedAt == null) throw new Error(`order ${orderId} has no payment page`)
  const isOver = now.getTime() - order.redirectedAt.getTime() > config.orders.form
  if (order.commitSentAt === null) {
    const answer = await askPayment(context, orderId, now)
    const isNothing = answer === "undecided" || answer === "gone"
    if (isNothing && isOver) await giveUp(context, orderId, now)
    return answer
  }
  const finish = await finishPayment(context, orderId, now)
  if (finish === "refused" && isOver) await giveUp(context, orderId, now, { wasSent: true })
  if (finish === "gone") await alertOperator(database, orderId)
  return finish
}

/**
 * Ends the order and tells its buyer, who closed the page and may think that they have paid. `wasSent`:
 * the commit that was sent is known to have charged nothing.
 */
function giveUp(
  { config, database }: OrdersContext,
  orderId: number,
  now: Date,
  { wasSent }: { wasSent: boolean } = { wasSent: false },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    if (order.commitSentAt !== null && !wasSent) return
    if (!(await endOrder(transaction, order, timedOut, now))) return
    const buyer = await findBuyer(transaction, order.ownerId)
    // Whoever has bought since knows.
    if (buyer === null || (await hasPaidSince(transaction, order))) return
    const mail = paymentUnfinishedMail(config, { ...order, buyer })
    await queueMail(transaction, `payment-unfinished:${order.id}`, mail)
  })
}

function alertOperator(database: Database, orderId: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const { attention, state } = await lockOrder(transaction, orderId)
    if (attention !== null || state !== "redirected") return
    await changeOrder(transaction, orderId, { attention: attentionTexts.statusGone })
    await addEvent(transaction, orderId, "status-gone")
  })
}
