import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { type AdOutcome, paymentReceiptMail } from "../../../emails/payment-receipt.ts"
import { queueMail } from "../../../jobs/queue-mail.ts"
import type { GatewayPayment } from "../../../ports/payment-gateway/payment-gateway.ts"
import { completePaidIntent } from "../../ads/use-cases/complete-paid-intent.ts"
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
import { requestSaleDocument } from "./request-tax-document.ts"

/**
 * A locked order is paid, and what it bought is there: credits, its ad in review, renewed or featured,
 * receipt, what the tax document needs; all of it in the caller's transaction. When that cannot be done
 * with the ad any more, it stays as it is and the credits are at hand.
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
  const ad = await completeAd(transaction, config, order, now)
  const receipt = paymentReceiptMail(config, { ...order, ...paid, items, ad })
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

/** What became of the ad that was paid along; null when there is none. */
async function completeAd(
  transaction: Database,
  config: Config,
  order: StoredOrder,
  now: Date,
): Promise<AdOutcome | null> {
  const { adId, adIntent: intent, featureAd: featured, id, ownerId, state } = order
  if (adId === null || intent === null) return null
  // Ended before the money was known: the ad went back to its owner, who may have changed it since.
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
