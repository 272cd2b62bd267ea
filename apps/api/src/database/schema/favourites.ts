import { favouriteNoteLimit } from "@wara/domain/favourites/favourite"
import { sql } from "drizzle-orm"
import { check, index, integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads, currency } from "./ads.ts"
import { instant } from "./record-columns.ts"

/** Ads that users saved, with the price that they saw then. */
export const favourites = pgTable(
  "favourites",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    /** Net of IVA, in `savedCurrency`. */
    savedPrice: numeric("saved_price", { precision: 14, scale: 2, mode: "number" }).notNull(),
    savedCurrency: currency("saved_currency").notNull(),
    savedAt: instant("saved_at").notNull(),
    note: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.adId] }),
    index("favourites_ad").on(table.adId, table.userId),
    check("favourites_price", sql`${table.savedPrice} > 0`),
    check(
      "favourites_note",
      sql`char_length(${table.note}) <= ${sql.raw(String(favouriteNoteLimit))}`,
    ),
  ],
)
