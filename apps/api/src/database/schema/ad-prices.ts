import { sql } from "drizzle-orm"
import { check, integer, numeric, pgTable, primaryKey } from "drizzle-orm/pg-core"
import { ads, currency } from "./ads.ts"
import { instant } from "./record-columns.ts"

/**
 * Prices of published ads, each from an instant until the next row's. Ads that never changed their
 * price have no rows: it stands since their publication. Rows are only ever added.
 */
export const adPrices = pgTable(
  "ad_prices",
  {
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    /** From when on. */
    at: instant("at").notNull(),
    /** Net of IVA, in `currency`. */
    price: numeric({ precision: 14, scale: 2, mode: "number" }).notNull(),
    currency: currency().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.adId, table.at] }),
    check("ad_prices_price", sql`${table.price} > 0`),
  ],
)
