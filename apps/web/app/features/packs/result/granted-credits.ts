import type { Order } from "@wara/contract/order"

/** Credits that the things of an order grant. */
export function grantedCredits({ items }: Pick<Order, "items">) {
  const sum = (of: "ads" | "featured") => items.reduce((total, item) => total + item[of], 0)
  return { publication: sum("ads"), featured: sum("featured") }
}
