import type { AdPack } from "@wara/contract/catalog"
import type { OrderItem } from "@wara/domain/orders/order-items"
import { featuredItemText } from "@wara/domain/orders/order-texts"
import { noPack } from "./checkout-field-names.ts"

/** What is for sale: packs, and a featured placement on its own; pesos, IVA included. */
export type Offer = { packs: AdPack[]; featuredPrice: number }

/** The choice among them, as form values. */
export type Chosen = { pack: string; featured: boolean }

export type BillItem = Pick<OrderItem, "kind" | "name" | "price" | "ads">

/** The bill of a choice; empty while no pack is chosen. */
export function chosenItems({ packs, featuredPrice }: Offer, chosen: Chosen): BillItem[] {
  const pack = packs.find(({ id }) => String(id) === chosen.pack)
  const featured: BillItem = {
    kind: "featured",
    name: featuredItemText,
    price: featuredPrice,
    ads: 0,
  }
  const isAlone = chosen.pack === noPack
  return [
    ...(pack ? [{ kind: "pack" as const, name: pack.name, price: pack.price, ads: pack.ads }] : []),
    ...(isAlone || (pack && chosen.featured) ? [featured] : []),
  ]
}
