import { date, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads } from "./ads.ts"
import { instant } from "./record-columns.ts"

/**
 * Which users saw the contact data of which ads: one row per user, ad and Chilean day. Limits the
 * reveals of an account and counts those of an ad for its owner.
 */
export const contactReveals = pgTable(
  "contact_reveals",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    /** The Chilean calendar day. */
    day: date({ mode: "string" }).notNull(),
    revealedAt: instant("revealed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.adId, table.day] }),
    index("contact_reveals_ad").on(table.adId, table.userId),
    index("contact_reveals_revealed_at").on(table.revealedAt),
  ],
)
