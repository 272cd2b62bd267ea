import type { AdPack } from "@wara/contract/catalog"
import type { Order } from "@wara/contract/order"
import { defaultCurrency } from "@wara/domain/money/money"
import { featuredItemText } from "@wara/domain/orders/order-texts"
import type { OrderItem } from "@wara/domain/orders/quote"
import { itemLists } from "./item-list.ts"
import type { TagEvent, TagItem } from "./tag-event.ts"

type Bought = Pick<OrderItem, "kind" | "name" | "price" | "ads">

/** An item has the same name before and after payment. Prices include IVA. */
function item({ kind, name, price, ads }: Bought): TagItem {
  const item_id = kind === "pack" ? `pack-${ads}` : kind
  return { item_id, item_name: name, item_category: kind, price, quantity: 1 }
}

function amount(items: TagItem[]) {
  const value = items.reduce((sum, { price = 0 }) => sum + price, 0)
  return { currency: defaultCurrency, value, items }
}

export function packToBuy({ name, price, ads }: AdPack): Bought {
  return { kind: "pack", name, price, ads }
}

/** A featured placement as a purchasable item; 0 pesos when a credit pays for it. */
export function featuredToBuy(price: number): Bought {
  return { kind: "featured", name: featuredItemText, price, ads: 0 }
}

export function viewPacks(packs: readonly AdPack[]): TagEvent {
  const { id: item_list_id, name: item_list_name } = itemLists.packs
  const items = packs.map((pack, index) => ({ ...item(packToBuy(pack)), index }))
  const ecommerce = { item_list_id, item_list_name, currency: defaultCurrency, items }
  return { event: "view_item_list", ecommerce }
}

/** A pack was chosen for an ad; null means an available credit. */
export function packSelected(pack: AdPack | null): TagEvent {
  const credit = { item_id: "credit", item_category: "pack", price: 0, quantity: 1 }
  const items = [pack === null ? credit : item(packToBuy(pack))]
  return { event: "pack_selected", ecommerce: amount(items) }
}

export function featuredSelected(price: number): TagEvent {
  return { event: "featured_selected", ecommerce: amount([item(featuredToBuy(price))]) }
}

/** A checkout was started with these items; null while nothing is chosen. */
export function beginCheckout(things: readonly Bought[]): TagEvent | null {
  if (things.length === 0) return null
  return { event: "begin_checkout", ecommerce: amount(things.map(item)) }
}

/**
 * An order was paid: `value` is the charged amount, `tax` the IVA in it. Null in every other state.
 */
export function purchase(
  order: Pick<Order, "state" | "buy_order" | "iva" | "items">,
): TagEvent | null {
  const { state, buy_order: transaction_id, iva: tax, items } = order
  if (state !== "paid") return null
  const ecommerce = { transaction_id, tax, ...amount(items.map(item)) }
  return { event: "purchase", ecommerce }
}
