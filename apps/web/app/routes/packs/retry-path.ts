import type { AdPack } from "@wara/contract/catalog"
import type { Order } from "@wara/contract/order"
import { buyPackPath } from "@wara/domain/site/payment-paths"

/** The checkout with the choices of an order that was not paid; a pack that is gone is left out. */
export function retryPath(order: Order, packs: AdPack[]): string {
  const bought = order.items.find(({ kind }) => kind === "pack")
  const pack = packs.find(({ name, ads }) => name === bought?.name && ads === bought.ads)
  const featured = order.items.some(({ kind }) => kind === "featured")
  return buyPackPath({ pack: pack?.slug ?? null, featured, invoice: order.is_invoice })
}
