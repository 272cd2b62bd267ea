import { DomainError } from "@wara/domain/errors"
import type { Checkout } from "@wara/domain/orders/checkout-schema"
import { checkoutTexts } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import { findOrder, listItems, type StoredOrder } from "../order-store.ts"
import { type OrdersContext, paymentUnavailable, requireGateway } from "../orders-context.ts"
import { openAtGateway } from "./open-at-gateway.ts"
import { placeOrder, snapshotInvoice } from "./place-order.ts"

/**
 * Opens a checkout: stores its order, then requests the payment page from the gateway. The same key
 * again (a double click, another tab, a retry) returns the same order with the same page. Throws
 * the errors of `placeCheckout` and `openPlacedOrder`.
 */
export async function openCheckout(
  context: OrdersContext,
  ownerId: number,
  checkout: Checkout,
  now: Date,
): Promise<StoredOrder> {
  const placed = await placeCheckout(context, context.database, { ownerId, checkout }, now)
  return openPlacedOrder(context, placed, now)
}

/**
 * Stores the order of a checkout, or finds the one that its key made; may be part of a transaction.
 * Throws the errors of `placeOrder`, ConflictError when the key was used for a different checkout,
 * and ServiceUnavailableError when payments are off.
 */
export async function placeCheckout(
  context: Pick<OrdersContext, "gateway">,
  database: Database,
  { ownerId, checkout }: { ownerId: number; checkout: Checkout },
  now: Date,
): Promise<StoredOrder> {
  const known = await findOrder(database, { ownerId, key: checkout.key })
  if (known === null) requireGateway(context)
  const placed = known ?? (await placeOrder(database, ownerId, checkout, now))
  await requireSame(database, placed, checkout)
  return placed
}

/**
 * Opens the payment page of a placed order at the gateway, outside of any transaction. Throws
 * ServiceUnavailableError when the gateway opened none.
 */
export async function openPlacedOrder(
  context: OrdersContext,
  placed: StoredOrder,
  now: Date,
): Promise<StoredOrder> {
  const order = placed.state === "created" ? await openAtGateway(context, placed.id, now) : placed
  if (order.state === "created" || order.state === "failed") throw paymentUnavailable()
  return order
}

async function requireSame(
  database: Database,
  order: StoredOrder,
  checkout: Checkout,
): Promise<void> {
  const items = await listItems(database, order.id)
  const bought = (kind: "pack" | "featured") => items.find((item) => item.kind === kind)
  // A deleted ad leaves no link on the order, so the other fields are compared.
  const sameAd = order.adId === null || order.adId === checkout.ad
  const same =
    (bought("pack")?.packId ?? null) === checkout.pack &&
    (bought("featured") !== undefined) === checkout.placement &&
    sameAd &&
    (order.adIntent === null || order.adIntent === checkout.ad_intent) &&
    order.featureAd === checkout.feature_ad &&
    sameInvoice(order.invoice, await snapshotInvoice(database, checkout))
  if (same) return
  throw new DomainError("ConflictError", "This key was already used for another checkout", [
    { path: ["key"], message: checkoutTexts.keyUsed },
  ])
}

function sameInvoice(before: StoredOrder["invoice"], now: StoredOrder["invoice"]): boolean {
  if (before === null || now === null) return before === now
  const later: Record<string, string> = now
  return Object.entries(before).every(([name, value]) => later[name] === value)
}
