import { splitIva, type TaxedAmount } from "../money/iva.ts"

/** Price of a featured placement bought alone, IVA included, unless the setting says otherwise (PRODUCT). */
export const defaultFeaturedPrice = 9_990

/** What can be bought. */
export const orderItemKinds = ["pack", "featured"] as const

/** One thing of an order; prices in whole pesos, IVA included. */
export type OrderItem = {
  kind: (typeof orderItemKinds)[number]
  name: string
  price: number
  /** Credits that it grants, and how many days an ad of them lasts. */
  ads: number
  featured: number
  days: number
}

/** Net, IVA and total of an order; they add up to the peso. */
export function orderTotal(items: readonly Pick<OrderItem, "price">[]): TaxedAmount {
  return splitIva(items.reduce((sum, { price }) => sum + price, 0))
}
