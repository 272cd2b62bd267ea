import { splitIva, type TaxedAmount } from "../money/iva.ts"

/**
 * Price of a featured placement bought alone in pesos, IVA included, unless the setting overrides
 * it.
 */
export const defaultFeaturedPrice = 9_990

export const orderItemKinds = ["pack", "featured"] as const

/** One item of an order; prices in whole pesos, IVA included. */
export type OrderItem = {
  kind: (typeof orderItemKinds)[number]
  name: string
  price: number
  /** Number of credits that it grants, and how many days an ad lasts with one. */
  ads: number
  featured: number
  days: number
}

/** Net, IVA and total of an order; they add up to the peso. */
export function orderTotal(items: readonly Pick<OrderItem, "price">[]): TaxedAmount {
  return splitIva(items.reduce((sum, { price }) => sum + price, 0))
}
