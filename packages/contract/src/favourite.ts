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

const firstInstant = "2000-01-01T00:00:00.000Z"

/** An ad that a visitor saved in the browser, for the account that logs in there. */
export const visitorFavouriteSchema = z.strictObject({
  ad: z.int32().positive(),
  /** Years that no database knows are as old as the site: the ad's own first day counts then. */
  saved_at: instantSchema.overwrite((at) => (at < firstInstant ? firstInstant : at)),
})

export type VisitorFavourite = z.infer<typeof visitorFavouriteSchema>
