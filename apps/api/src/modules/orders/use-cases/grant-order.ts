import { leavesCredits } from "@wara/domain/orders/order-lifecycle"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { type AdResult, paymentReceiptMail } from "../../../emails/payment-receipt.ts"
import type { GatewayPayment } from "../../../ports/payment-gateway/payment-gateway.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { completePaidIntent, submitPaidAd } from "../../ads/use-cases/paid-ad-steps.ts"
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
  const change = { payment: snapshot, paidAt: now, endedAt: null, statusQueriedAt: now }
  await transitionOrder(transaction, order, "pay", change)
  await addEvent(transaction, order.id, "paid", { from: order.state })
  const items = await listItems(transaction, order.id)
  for (const item of items) await grantItem(transaction, order, item)
  const ad = await completeAd(transaction, config, { ...order, items }, now)
  const receipt = paymentReceiptMail(config, { ...order, ...change, items, ad })
  await queueMail(transaction, `payment-receipt:${order.id}`, receipt, { always: true })
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
  order: StoredOrder & { items: readonly StoredItem[] },
  now: Date,
): Promise<AdResult | null> {
  const { adId, adIntent: intent, featureAd, id, items, ownerId, state } = order
  if (adId === null || intent === null) return null
  const ad = { adId, ownerId }
  const complete = (step: "renew" | "feature") =>
    completePaidIntent(transaction, { ...ad, intent: step, key: `order:${id}` }, now)
  // The order ended before the payment was known, so the ad is a draft again and its owner may have
  // changed it since.
  const isWaiting = state === "redirected"
  const isDone =
    isWaiting &&
    (intent === "publish"
      ? await submitPaidAd(transaction, config, { ...ad, featured: featureAd }, now)
      : await complete(intent))
  if (!isDone) {
    await addEvent(transaction, id, "ad-not-submitted")
    return { outcome: intent === "publish" ? "draft" : "credits", leavesCredits: true }
  }
  // A renewed ad may be featured already, with another credit: then this one stays available.
  const isFeatured = featureAd && (intent === "publish" || (await complete("feature")))
  if (featureAd && !isFeatured) await addEvent(transaction, id, "ad-not-featured")
  return {
    outcome: intent === "renew" && isFeatured ? "renewed-and-featured" : outcomes[intent],
    leavesCredits: leavesCredits({ ad_intent: intent, feature_ad: isFeatured, items }),
  }
}

const outcomes = { publish: "submitted", renew: "renewed", feature: "featured" } as const
