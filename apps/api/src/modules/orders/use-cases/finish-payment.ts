import { canTransitionOrder, isOpen } from "@wara/domain/orders/order-lifecycle"
import { GatewayFailure } from "../../../ports/payment-gateway/payment-gateway.ts"
import { addEvent, changeOrder, findOrder, lockOrderOnly } from "../order-store.ts"
import { type OrdersContext, requireGateway } from "../orders-context.ts"
import { settlePayment } from "./settle-payment.ts"

/**
 * Result of finishing a payment. done: the gateway's answer is settled, now or earlier. busy:
 * another call is processing it. refused: the gateway does not take the money, at least not now.
 * gone: the gateway does not have the payment. unanswered: the money may have been taken.
 */
export type Finish = "done" | "busy" | "refused" | "gone" | "unanswered"

/**
 * Commits a payment that its payer finished and settles the gateway's answer. The commit is
 * recorded first and no lock is held while waiting; other calls see the record and leave the order
 * alone until it is too old, then query the status before they repeat anything. Correctness does
 * not depend on this: the gateway commits only once, and settling happens under the order's lock.
 */
export async function finishPayment(
  context: OrdersContext,
  orderId: number,
  now: Date,
): Promise<Finish> {
  const gateway = requireGateway(context)
  const claim = await claimCommit(context, orderId, now)
  if (claim === "done" || claim === "busy") return claim
  const { isFirst, token } = claim
  if (!isFirst) {
    const known = await queryPayment(context, orderId, now)
    if (known === "unanswered") await releaseCommit(context, orderId, now)
    if (known !== "undecided") return known
  }
  const answer = await gateway.commit(token).catch((cause: unknown) => {
    if (cause instanceof GatewayFailure) return cause
    throw cause
  })
  if (!(answer instanceof GatewayFailure)) {
    await settlePayment(context, orderId, answer, now)
    return "done"
  }
  const { detail, kind } = answer
  const isRefused = kind !== "unknown"
  const what = isRefused ? "commit-refused" : "unanswered"
  await addEvent(context.database, orderId, what, { kind, detail })
  // A refusal does not rule out an earlier commit, and neither does a lost answer.
  const known = await queryPayment(context, orderId, now)
  if (known === "done") return known
  await releaseCommit(context, orderId, now)
  if (known !== "undecided") return known
  return isRefused ? "refused" : "unanswered"
}

/** Releases the claim, so that the next call queries the status at once. */
async function releaseCommit(
  { config, database }: OrdersContext,
  orderId: number,
  now: Date,
): Promise<void> {
  const commitSentAt = new Date(now.getTime() - config.orders.step)
  await changeOrder(database, orderId, { commitSentAt })
}

type Claim = { token: string; isFirst: boolean }

/** An aborted order is never committed, because its payer was informed that nothing is charged. */
function claimCommit(
  { config, database }: OrdersContext,
  orderId: number,
  now: Date,
): Promise<Claim | "done" | "busy"> {
  return database.transaction(async (transaction) => {
    const { commitSentAt, state, token } = await lockOrderOnly(transaction, orderId)
    if (token === null || state === "aborted" || !canTransitionOrder(state, "pay")) return "done"
    const age = commitSentAt === null ? null : now.getTime() - commitSentAt.getTime()
    if (age !== null && age < config.orders.step) return "busy"
    await changeOrder(transaction, orderId, { commitSentAt: now })
    await addEvent(transaction, orderId, "commit-sent")
    return { token, isFirst: age === null }
  })
}

/** Result of a status query for a payment. */
export type Answer = "done" | "undecided" | "gone" | "unanswered"

/**
 * Queries the gateway for the status of an order's payment and settles the answer. done: it is
 * decided. undecided: the gateway waits for the payer or for a commit. gone: the gateway does not
 * have the payment (any more). unanswered: the gateway did not answer.
 */
export async function queryPayment(
  context: OrdersContext,
  orderId: number,
  now: Date,
): Promise<Answer> {
  const { database } = context
  const order = await findOrder(database, { id: orderId })
  if (!order?.token) throw new Error(`order ${orderId} has no payment page`)
  const payment = await requireGateway(context)
    .status(order.token)
    .catch((cause: unknown) => {
      if (cause instanceof GatewayFailure) return cause
      throw cause
    })
  if (payment instanceof GatewayFailure) {
    const isSilent = payment.kind === "unknown"
    // Without an answer, an ended order keeps its single late status query.
    if (!isSilent || isOpen(order.state))
      await changeOrder(database, orderId, { statusQueriedAt: now })
    return isSilent ? "unanswered" : "gone"
  }
  await settlePayment(context, orderId, payment, now)
  return payment.status === "INITIALIZED" ? "undecided" : "done"
}
