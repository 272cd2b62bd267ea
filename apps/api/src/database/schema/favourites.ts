import { favouriteNoteLimit } from "@wara/domain/favourites/favourite"
import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads, currency } from "./ads.ts"
import { optionalMail } from "./mail-opt-outs.ts"
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
    /**
     * Whether it is in the numbers that sellers see: from the confirmation of its account's e-mail on.
     * Written by triggers.
     */
    isCounted: boolean("is_counted").notNull().default(true),
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

/**
 * What users were mailed about ads that they saved: each event of an ad once. Its instant is when the
 * price fell, when the ad ends, or when it ended.
 */
export const favouriteNotices = pgTable(
  "favourite_notices",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    kind: optionalMail().notNull(),
    eventAt: instant("event_at").notNull(),
    mailedAt: instant("mailed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.adId, table.kind, table.eventAt] }),
    index("favourite_notices_mailed").on(table.userId, table.mailedAt),
    index("favourite_notices_mailed_at").on(table.mailedAt),
  ],
)
