import { currencies } from "@wara/domain/money/money"
import { z } from "zod"
import { instantSchema } from "./record.ts"

/** An ad that the caller saved: its number, and its price then, net of IVA. */
export const favouriteSchema = z.object({
  ad: z.number().int(),
  saved_price: z.number().positive(),
  saved_currency: z.enum(currencies),
  saved_at: instantSchema,
  note: z.string(),
})

export type Favourite = z.infer<typeof favouriteSchema>

/** An ad that a visitor saved in the browser, for the account that logs in there. */
export const visitorFavouriteSchema = z.strictObject({
  ad: z.int32().positive(),
  saved_at: instantSchema,
})

export type VisitorFavourite = z.infer<typeof visitorFavouriteSchema>
