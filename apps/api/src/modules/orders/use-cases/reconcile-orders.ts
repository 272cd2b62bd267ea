import { attentionTexts } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import { paymentUnfinishedMail } from "../../../emails/unpaid-order.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import {
  listEndedUnpaid,
  listOpenRefunds,
  listUndecided,
  listUnopened,
} from "../order-list-store.ts"
import {
  addEvent,
  changeOrder,
  findBuyer,
  findOrder,
  hasPaidSince,
  lockOrder,
} from "../order-store.ts"
import type { OrdersContext } from "../orders-context.ts"
import { endOrder, endUnpaid } from "./end-order.ts"
import { type Answer, type Finish, finishPayment, queryPayment } from "./finish-payment.ts"
import { reportAttention } from "./report-attention.ts"
import { sendRefund } from "./send-refund.ts"

const timedOut = { transition: "time-out", what: "timed-out" } as const

/**
 * Determines the result of a payment that is still unknown. A payment whose payer came back is
 * finished now. When the payer did not come back within the lifetime of the payment page, nothing
 * is charged, because only our commit charges and none was sent. A commit for a payment that the
 * gateway no longer has is flagged for an operator.
 */
async function reconcileOrder(
  context: OrdersContext,
  orderId: number,
  now: Date,
): Promise<Finish | Answer> {
  const { config, database } = context
  const order = await findOrder(database, { id: orderId })
  if (order?.redirectedAt == null) throw new Error(`order ${orderId} has no payment page`)
  const isOver = now.getTime() - order.redirectedAt.getTime() > config.orders.form
  if (order.commitSentAt === null) {
    const answer = await queryPayment(context, orderId, now)
    const isUndecided = answer === "undecided" || answer === "gone"
    if (isUndecided && isOver) await giveUp(context, orderId, now)
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

/**
 * After this many consecutive failures the gateway is considered down, and the rest waits for the
 * next run.
 */
const maxConsecutiveFailures = 3

export type Reconciled = Record<"unopened" | "undecided" | "ended" | "refunds", number>

/**
 * Handles everything that payments left unfinished: orders without a page, payments without a
 * return or whose answer was lost, and refunds. One failure does not stop the others; throws at the
 * end if any failed. Safe to run concurrently with calls and other servers.
 */
export async function reconcileOrders(
  context: OrdersContext,
  now: Date,
  signal?: AbortSignal,
): Promise<Reconciled> {
  const { config, database, gateway } = context
  const counts = { unopened: 0, undecided: 0, ended: 0, refunds: 0 }
  const failures: unknown[] = []
  let silent = 0
  const each = async (
    kind: keyof Reconciled,
    list: Promise<number[]>,
    step: (id: number) => Promise<unknown>,
  ) => {
    for (const id of await list) {
      if (signal?.aborted || silent >= maxConsecutiveFailures) return
      try {
        silent = (await step(id)) === "unanswered" ? silent + 1 : 0
        counts[kind] += 1
      } catch (cause) {
        failures.push(cause)
      }
    }
  }
  // An order without a page address cannot be paid, even if the gateway created the page.
  const unopened = {
    transition: "fail",
    what: "not-opened",
    details: { kind: "left-behind" },
  } as const
  await each("unopened", listUnopened(database, config, now), (id) =>
    endUnpaid(database, id, unopened, now),
  )
  if (gateway !== null) {
    await each("refunds", listOpenRefunds(database, config, now), (id) =>
      sendRefund(context, id, now),
    )
    await each("undecided", listUndecided(database, config, now), (id) =>
      reconcileOrder(context, id, now),
    )
    await each("ended", listEndedUnpaid(database, now), (id) => queryPayment(context, id, now))
  }
  await reportAttention(context, now).catch((cause: unknown) => failures.push(cause))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders failed`)
  return counts
}
