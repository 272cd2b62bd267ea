import { randomUUID } from "node:crypto"
import { consentVersion } from "@wara/domain/accounts/account"
import { DomainError } from "@wara/domain/errors"
import type { Checkout } from "@wara/domain/orders/checkout-schema"
import { checkoutTexts } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import { lockUser } from "../../../database/lock-user.ts"
import type { OrderInvoice } from "../../../database/schema/orders.ts"
import { awaitPayment } from "../../ads/use-cases/paid-ad-steps.ts"
import { requirePayableAd } from "../../ads/use-cases/require-payable-ad.ts"
import {
  addEvent,
  findBuyer,
  findCommuneName,
  findOpenOrderOfAd,
  findOrder,
  insertOrder,
  type StoredOrder,
} from "../order-store.ts"
import { replaceOrder } from "./end-order.ts"
import { quoteAtCurrentPrices } from "./quote-checkout.ts"

/**
 * Stores an order before it is sent to the gateway: the items at current prices, the buyer, and the
 * ad that it pays for. The same key again returns the same order; a new checkout of the ad replaces
 * the previous one. Throws UnverifiedEmailError, the errors of `quoteAtCurrentPrices`, ConflictError while another payment of the
 * ad is being confirmed, and the errors of `awaitPayment` and `requirePayableAd`.
 */
export async function placeOrder(
  database: Database,
  ownerId: number,
  checkout: Checkout,
  now: Date,
): Promise<StoredOrder> {
  const { ad, key } = checkout
  return database.transaction(async (transaction) => {
    // A person's checkouts are serialized: the second may be a duplicate of the first.
    const owner = await lockUser(transaction, { id: ownerId })
    const existing = await findOrder(transaction, { ownerId, key })
    if (existing) return existing
    if (owner?.confirmedAt === null) throw unconfirmed()
    const { items, total } = await quoteAtCurrentPrices(transaction, ownerId, checkout)
    const invoice = await snapshotInvoice(transaction, checkout)
    const buyer = await findBuyer(transaction, ownerId)
    if (buyer === null) throw new DomainError("UnauthorizedError", "The account no longer exists")
    if (ad !== null) await reserveAd(transaction, { adId: ad, ownerId }, checkout, now)
    const order = {
      ownerId,
      idempotencyKey: key,
      sessionId: randomUUID(),
      adId: ad,
      adIntent: ad === null ? null : checkout.ad_intent,
      featureAd: checkout.feature_ad,
      net: total.net,
      iva: total.iva,
      total: total.gross,
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      isInvoice: checkout.is_invoice,
      invoice,
      createdAt: now,
    }
    const placed = await insertOrder(transaction, order, items)
    await addEvent(transaction, placed.id, "placed", { terms: consentVersion })
    return placed
  })
}

/** Mails about the payment must not go to a person who never signed up. */
function unconfirmed(): DomainError {
  return new DomainError("UnverifiedEmailError", "The e-mail must be confirmed before paying", [
    { path: ["email_confirmation"], message: checkoutTexts.unconfirmed },
  ])
}

async function reserveAd(
  transaction: Database,
  ad: { adId: number; ownerId: number },
  { ad_intent: intent, feature_ad: isFeatured }: Checkout,
  now: Date,
): Promise<void> {
  const other = await findOpenOrderOfAd(transaction, ad)
  if (other) await replaceOrder(transaction, other.id, now)
  if (intent === "publish") await awaitPayment(transaction, ad, now)
  else await requirePayableAd(transaction, ad, { intent, isFeatured }, now)
}

/**
 * The factura data stored with the order; null means a boleta. Throws ValidationError for an
 * unknown commune.
 */
export async function snapshotInvoice(
  database: Database,
  checkout: Checkout,
): Promise<OrderInvoice | null> {
  if (!checkout.is_invoice) return null
  const { commune: number, ...invoice } = checkout.invoice
  const commune = await findCommuneName(database, number)
  if (commune !== null) return { ...invoice, commune }
  throw new DomainError("ValidationError", "invoice.commune: unknown commune", [
    { path: ["invoice", "commune"], message: checkoutTexts.communeRequired },
  ])
}
