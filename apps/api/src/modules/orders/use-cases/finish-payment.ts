import { canBecome } from "@wara/domain/orders/order-lifecycle"
import { GatewayFailure } from "../../../ports/payment-gateway/gateway-failure.ts"
import { addEvent, changeOrder, lockOrder } from "../order-store.ts"
import { type OrdersContext, requireGateway } from "../orders-context.ts"
import { askPayment } from "./ask-payment.ts"
import { settlePayment } from "./settle-payment.ts"

/**
 * How finishing a payment ended. done: what the gateway said is settled, or was before. busy: another
 * call is at it. refused: the gateway does not take the money, at least not now. gone: it knows no such
 * payment. unanswered: it may have taken it.
 */
export type Finish = "done" | "busy" | "refused" | "gone" | "unanswered"

/**
 * Tells the gateway to take the money of a payment that its payer ended, and makes of the order what it
 * answers. Who does so writes it down first and holds no lock while waiting: others see it and leave
 * it alone, unless it has been too long; then the state is asked for before anything is repeated.
 * Correctness does not hang on that: the gateway commits once, and settling is under the order's lock.
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
    const known = await askPayment(context, orderId, now)
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
  // A refusal says nothing of an earlier commit, and a lost answer nothing at all.
  const known = await askPayment(context, orderId, now)
  if (known === "done") return known
  await releaseCommit(context, orderId, now)
  if (known !== "undecided") return known
  return isRefused ? "refused" : "unanswered"
}

/** Nobody is at it any more: whoever comes next asks the state at once. */
async function releaseCommit(
  { config, database }: OrdersContext,
  orderId: number,
  now: Date,
): Promise<void> {
  const commitSentAt = new Date(now.getTime() - config.orders.step)
  await changeOrder(database, orderId, { commitSentAt })
}

type Claim = { token: string; isFirst: boolean }

/** An aborted order is never committed: its payer was told that nothing is charged. */
function claimCommit(
  { config, database }: OrdersContext,
  orderId: number,
  now: Date,
): Promise<Claim | "done" | "busy"> {
  return database.transaction(async (transaction) => {
    const { commitSentAt, state, token } = await lockOrder(transaction, orderId)
    if (token === null || state === "aborted" || !canBecome(state, "paid")) return "done"
    const age = commitSentAt === null ? null : now.getTime() - commitSentAt.getTime()
    if (age !== null && age < config.orders.step) return "busy"
    await changeOrder(transaction, orderId, { commitSentAt: now })
    await addEvent(transaction, orderId, "commit-sent")
    return { token, isFirst: age === null }
  })
}
