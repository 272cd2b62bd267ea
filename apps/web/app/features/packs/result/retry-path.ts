import type { AdPack } from "@wara/contract/catalog"
import type { Order } from "@wara/contract/order"
import { buyPackPath, payForAdPath } from "@wara/domain/site/payment-paths"

/**
 * The checkout with the choices of an unpaid order, without packs that are no longer sold. Orders
 * that should have renewed or featured an ad lead to that ad's checkout.
 */
export function retryPath(order: Order, packs: AdPack[]): string {
  const { ad, ad_intent: intent } = order
  if (ad !== null && (intent === "renew" || intent === "feature")) {
    return payForAdPath({ id: ad.id, intent })
  }
  const bought = order.items.find(({ kind }) => kind === "pack")
  const pack = packs.find(({ name, ads }) => name === bought?.name && ads === bought.ads)
  const featured = order.items.some(({ kind }) => kind === "featured")
  return buyPackPath({ pack: pack?.slug ?? null, featured, invoice: order.is_invoice })
}
