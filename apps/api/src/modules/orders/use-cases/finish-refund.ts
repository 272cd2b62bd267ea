import { isPaidFor } from "@wara/domain/orders/order-lifecycle"
import { attentionTexts } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import { refundMail } from "../../../emails/payment-receipt.ts"
import type { GatewayRefund } from "../../../ports/payment-gateway/payment-gateway.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { revokeCredits } from "../../credits/use-cases/return-credits.ts"
import {
  addEvent,
  findBuyer,
  lockOrder,
  type StoredOrder,
  transitionOrder,
} from "../order-store.ts"
import type { OrdersContext } from "../orders-context.ts"
import { changeRefund, findRefund, type StoredRefund } from "../refund-store.ts"
import { requestCreditNote } from "./issue-tax-document.ts"

/**
 * Completes a refund that the gateway confirmed: order state, credits, ledger and mail, once and in
 * one transaction.
 */
export async function finishRefund(
  { config, database }: OrdersContext,
  refundId: number,
  given: GatewayRefund,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const known = await findRefund(transaction, { id: refundId })
    if (known === null) throw new Error(`refund ${refundId} is gone`)
    const order = await lockOrder(transaction, known.orderId)
    const refund = (await findRefund(transaction, { id: refundId })) ?? known
    if (refund.state !== "requested") return
    const { amount } = refund
    await changeRefund(transaction, refundId, {
      state: "done",
      doneAt: now,
      gatewayType: given.type,
      authorizationCode: given.type === "NULLIFIED" ? given.authorizationCode : null,
    })
    await addEvent(transaction, order.id, "refund-done", { amount, type: given.type })
    // A payment that did not match the order never paid for it, so its money is only refunded.
    const wasPaid = isPaidFor(order.state)
    const credits = wasPaid ? await takeBack(transaction, order, refund, now) : 0
    if (wasPaid) await requestCreditNote(transaction, refund)
    const buyer = await findBuyer(transaction, order.ownerId)
    if (buyer === null) return
    const mail = refundMail(config, { ...order, buyer, amount, credits })
    await queueMail(transaction, `refund:${refundId}`, mail, { always: true })
  })
}

/** More credits than any order has. */
const everything = { publication: 32_767, featured: 32_767 }

/** Returns how many credits were removed. */
async function takeBack(
  transaction: Database,
  order: StoredOrder,
  refund: StoredRefund,
  now: Date,
): Promise<number> {
  const refunded = order.refunded + refund.amount
  const isWhole = refunded === order.total
  const wanted = { publication: refund.publicationCredits, featured: refund.featuredCredits }
  // A full refund removes every unspent credit, including those that were returned from an ad
  // meanwhile.
  const max = isWhole ? everything : wanted
  const { id, ownerId } = order
  const cause = { reason: "refund", actorId: refund.actorId } as const
  const taken = await revokeCredits(transaction, { id, ownerId, now }, max, cause)
  const isShort = taken.publication < wanted.publication || taken.featured < wanted.featured
  const attention = isShort ? attentionTexts.spentMeanwhile : null
  const transition = isWhole ? "refund" : "refund-part"
  await transitionOrder(transaction, order, transition, { refunded, attention })
  return taken.publication + taken.featured
}
