import { attentionTexts } from "@wara/domain/orders/order-texts"
import {
  GatewayFailure,
  type GatewayPayment,
  type GatewayRefund,
} from "../../../ports/payment-gateway/payment-gateway.ts"
import { addEvent, changeOrder, hasEvent, lockOrder } from "../order-store.ts"
import { type OrdersContext, requireGateway } from "../orders-context.ts"
import { changeRefund, findRefund, type StoredRefund } from "../refund-store.ts"
import { finishRefund } from "./finish-refund.ts"

/**
 * done: the refund is completed or failed for good. busy: another call is processing it.
 * unanswered: the result is not known yet.
 */
export type RefundStep = "done" | "busy" | "unanswered"

/**
 * Sends a refund to the gateway. A refund that was sent before is never simply repeated: the
 * remaining balance at the gateway shows whether it happened.
 */
export async function sendRefund(
  context: OrdersContext,
  refundId: number,
  now: Date,
): Promise<RefundStep> {
  const gateway = requireGateway(context)
  const claim = await claimRefund(context, refundId, now)
  if (claim === "done" || claim === "busy") return claim
  const { isFirst, refund, token } = claim
  if (!isFirst) {
    const known = await lookAtBalance(context, claim, now)
    if (known !== "not-done") return known
  }
  const answer = await gateway.refund(token, refund.amount).catch((cause: unknown) => {
    if (cause instanceof GatewayFailure) return cause
    throw cause
  })
  if (!(answer instanceof GatewayFailure)) {
    await finishRefund(context, refundId, answer, now)
    return "done"
  }
  const isRefused = answer.kind !== "unknown"
  if (!(isRefused && isFirst)) {
    const known = await lookAtBalance(context, claim, now)
    if (known !== "not-done" || !isRefused) return known === "done" ? known : "unanswered"
  }
  await failRefund(context, refund, answer.detail)
  return "done"
}

type Claim = { token: string; refund: StoredRefund; isFirst: boolean }

function claimRefund(
  { config, database }: OrdersContext,
  refundId: number,
  now: Date,
): Promise<Claim | "done" | "busy"> {
  return database.transaction(async (transaction) => {
    const known = await findRefund(transaction, { id: refundId })
    if (known === null) throw new Error(`refund ${refundId} is gone`)
    const { token } = await lockOrder(transaction, known.orderId)
    const refund = (await findRefund(transaction, { id: refundId })) ?? known
    if (refund.state !== "requested" || token === null) return "done"
    const { sentAt } = refund
    const age = sentAt === null ? null : now.getTime() - sentAt.getTime()
    if (age !== null && age < config.orders.step) return "busy"
    await changeRefund(transaction, refundId, { sentAt: now })
    return { token, refund, isFirst: age === null }
  })
}

/**
 * Checks the remaining balance at the gateway for whether the refund happened; if it did, completes
 * it here too.
 */
async function lookAtBalance(
  context: OrdersContext,
  { refund, token }: Claim,
  now: Date,
): Promise<"done" | "not-done" | "unanswered"> {
  const payment = await requireGateway(context)
    .status(token)
    .catch((cause: unknown) => {
      if (cause instanceof GatewayFailure) return cause
      throw cause
    })
  const isAnswer = !(payment instanceof GatewayFailure)
  if (!isAnswer && payment.kind === "unknown") return "unanswered"
  const remains = isAnswer ? remainingOf(payment) : null
  if (isAnswer && remains === refund.balanceBefore - refund.amount) {
    await finishRefund(context, refund.id, asRefund(payment), now)
    return "done"
  }
  if (remains === refund.balanceBefore) return "not-done"
  await recordUnclear(context, refund, remains)
  return "unanswered"
}

function remainingOf({ amount, balance, status }: GatewayPayment): number {
  if (status === "REVERSED" || status === "NULLIFIED") return 0
  return balance ?? amount
}

function asRefund(payment: GatewayPayment): GatewayRefund {
  const { amount, authorizationCode, balance, status } = payment
  if (status === "REVERSED") return { type: "REVERSED" }
  return {
    type: "NULLIFIED",
    authorizationCode,
    authorizationDate: null,
    nullifiedAmount: amount - (balance ?? 0),
    balance: balance ?? 0,
  }
}

/**
 * Marks a refund that the gateway refused as failed: no money moved. A refund that we owe is
 * flagged for manual handling.
 */
function failRefund(
  { database }: OrdersContext,
  { actorId, amount, id, orderId }: StoredRefund,
  detail: string,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockOrder(transaction, orderId)
    await changeRefund(transaction, id, { state: "failed" })
    await addEvent(transaction, orderId, "refund-failed", { amount, detail })
    if (actorId !== null) return
    await changeOrder(transaction, orderId, { attention: attentionTexts.refundFailed })
  })
}

/**
 * Recorded once per refund, whatever an operator does about it: the job checks again in case the
 * gateway's answer becomes clear.
 */
function recordUnclear(
  { database }: OrdersContext,
  { amount, createdAt, orderId }: StoredRefund,
  remains: number | null,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockOrder(transaction, orderId)
    if (await hasEvent(transaction, orderId, "refund-unclear", createdAt)) return
    await changeOrder(transaction, orderId, { attention: attentionTexts.refundUnclear })
    await addEvent(transaction, orderId, "refund-unclear", { amount, remains })
  })
}
