import { z } from "zod"
import { defaultFeaturedPrice } from "../orders/order-items.ts"

/** What operators set without a programmer. */
export const settingsSchema = z.strictObject({
  /** Price of a featured placement bought alone: whole pesos, IVA included. */
  featured_price: z.int().positive().max(9_999_999).default(defaultFeaturedPrice),
})

/** The settings of the site. */
export type Settings = z.infer<typeof settingsSchema>
