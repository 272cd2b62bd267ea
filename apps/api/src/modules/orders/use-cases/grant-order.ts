import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { paymentReceiptMail } from "../../../emails/payment-receipt.ts"
import { queueMail } from "../../../jobs/queue-mail.ts"
import type { GatewayPayment } from "../../../ports/payment-gateway/payment-gateway.ts"
import { submitPaidAd } from "../../ads/use-cases/submit-paid-ad.ts"
import { grantCredits } from "../../credits/use-cases/grant-credits.ts"
import type { Buyer } from "../checkout-store.ts"
import {
  addEvent,
  changeOrder,
  listItems,
  type StoredItem,
  type StoredOrder,
} from "../order-store.ts"
import { snapshotPayment } from "../payment-snapshot.ts"
import { oweSaleDocument } from "./owe-tax-document.ts"

/**
 * A locked order is paid, and what it bought is there: credits, its ad in review, receipt, what the
 * tax document needs; all of it in the caller's transaction. An ad that cannot be submitted any more
 * stays a draft and the credits are at hand.
 */
export async function grantOrder(
  transaction: Database,
  config: Config,
  order: StoredOrder & { buyer: Buyer },
  payment: GatewayPayment,
  now: Date,
): Promise<void> {
  const snapshot = snapshotPayment(payment, now)
  const paid = { state: "paid", payment: snapshot, paidAt: now, endedAt: null } as const
  await changeOrder(transaction, order.id, paid)
  await addEvent(transaction, order.id, "paid", { from: order.state })
  const items = await listItems(transaction, order.id)
  for (const item of items) await grantItem(transaction, order, item)
  const ad = await submitAdOf(transaction, config, order, now)
  const receipt = paymentReceiptMail(config, { ...order, ...paid, items, ad })
  await queueMail(transaction, `payment-receipt:${order.id}`, receipt)
  await oweSaleDocument(transaction, order)
}

async function grantItem(
  transaction: Database,
  { id: orderId, ownerId }: StoredOrder,
  { ads: publication, days, featured }: StoredItem,
): Promise<void> {
  const counts = { publication, featured }
  const grant = { ownerId, source: "pack", counts, days, orderId } as const
  await grantCredits(transaction, grant, { reason: "order", actorId: null })
}

/** What became of the ad that was paid along; null when there is none. */
async function submitAdOf(
  transaction: Database,
  config: Config,
  { adId, featureAd: featured, id, ownerId, state }: StoredOrder,
  now: Date,
): Promise<"submitted" | "draft" | null> {
  if (adId === null) return null
  // Ended before the money was known: the ad went back to its owner, who may have changed it since.
  const isWaiting = state === "redirected"
  const ad = { adId, ownerId, featured }
  if (isWaiting && (await submitPaidAd(transaction, config, ad, now))) return "submitted"
  await addEvent(transaction, id, "ad-not-submitted")
  return "draft"
}
