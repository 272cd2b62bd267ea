import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { type AdOutcome, paymentReceiptMail } from "../../../emails/payment-receipt.ts"
import type { GatewayPayment } from "../../../ports/payment-gateway/payment-gateway.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { completePaidIntent, submitPaidAd } from "../../ads/use-cases/pay-for-ad.ts"
import { grantCredits } from "../../credits/use-cases/grant-credits.ts"
import {
  addEvent,
  type Buyer,
  listItems,
  type StoredItem,
  type StoredOrder,
  transitionOrder,
} from "../order-store.ts"
import { snapshotPayment } from "../payment-snapshot.ts"
import { requestSaleDocument } from "./issue-tax-document.ts"

/**
 * Marks a locked order as paid and applies it: credits, the ad sent to review, renewed or featured,
 * receipt, and the data for the tax document, all in the caller's transaction. When the ad cannot
 * be processed any more, it stays as it is and the credits remain available.
 */
export async function grantOrder(
  transaction: Database,
  config: Config,
  order: StoredOrder & { buyer: Buyer },
  payment: GatewayPayment,
  now: Date,
): Promise<void> {
  const snapshot = snapshotPayment(payment, now)
  const change = { payment: snapshot, paidAt: now, endedAt: null }
  await transitionOrder(transaction, order, "pay", change)
  await addEvent(transaction, order.id, "paid", { from: order.state })
  const items = await listItems(transaction, order.id)
  for (const item of items) await grantItem(transaction, order, item)
  const ad = await completeAd(transaction, config, order, now)
  const receipt = paymentReceiptMail(config, { ...order, ...change, items, ad })
  await queueMail(transaction, `payment-receipt:${order.id}`, receipt)
  await requestSaleDocument(transaction, order)
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

async function completeAd(
  transaction: Database,
  config: Config,
  order: StoredOrder,
  now: Date,
): Promise<AdOutcome | null> {
  const { adId, adIntent: intent, featureAd: featured, id, ownerId, state } = order
  if (adId === null || intent === null) return null
  // The order ended before the payment was known, so the ad is a draft again and its owner may have
  // changed it since.
  const isWaiting = state === "redirected"
  const ad = { adId, ownerId }
  const complete = () =>
    intent === "publish"
      ? submitPaidAd(transaction, config, { ...ad, featured }, now)
      : completePaidIntent(transaction, { ...ad, intent, key: `order:${id}` }, now)
  if (isWaiting && (await complete())) return outcomes[intent]
  await addEvent(transaction, id, "ad-not-submitted")
  return intent === "publish" ? "draft" : "credits"
}

const outcomes = { publish: "submitted", renew: "renewed", feature: "featured" } as const
