import { attentionTexts } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import { paymentUnfinishedMail } from "../../../emails/payment-unfinished.ts"
import { queueMail } from "../../../queue/queue-mail.ts"
import { findBuyer, hasPaidSince } from "../checkout-store.ts"
import { addEvent, changeOrder, findOrder, lockOrder } from "../order-store.ts"
import type { OrdersContext } from "../orders-context.ts"
import { type Answer, askPayment } from "./ask-payment.ts"
import { endOrder } from "./end-order.ts"
import { type Finish, finishPayment } from "./finish-payment.ts"

const timedOut = { transition: "time-out", what: "timed-out" } as const

/**
 * Determines the result of a payment that is still unknown. A payment whose payer came back is
 * finished now. When the payer did not come back within the lifetime of the payment page, nothing
 * is charged, because only our commit charges and none was sent. A commit for a payment that the
 * gateway no longer has is flagged for an operator.
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
 * Ends the order and notifies its buyer, who closed the page and may believe that they have paid.
 * `wasSent`: the commit was sent and is known to have charged nothing.
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
    // A buyer who has paid another order since needs no notification.
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
