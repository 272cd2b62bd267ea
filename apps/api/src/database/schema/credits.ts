import { sql } from "drizzle-orm"
import { check, index, integer, pgEnum, pgTable, smallint } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads } from "./ads.ts"
import { instant, recordColumns } from "./record-columns.ts"

export const creditSource = pgEnum("credit_source", ["free", "pack", "gift"])

/** One row is one credit (PRODUCT: credits). `adId` null = available; one credit an ad at a time. */
const creditColumns = () => ({
  ...recordColumns(),
  ownerId: integer("owner_id")
    .notNull()
    .references(() => users.id),
  source: creditSource().notNull(),
  days: smallint().notNull(),
  adId: integer("ad_id")
    .unique()
    .references(() => ads.id),
  grantedAt: instant("granted_at").notNull().defaultNow(),
  spentAt: instant("spent_at"),
  returnedAt: instant("returned_at"),
})

/** Publication credits. */
export const adReservations = pgTable("ad_reservations", creditColumns(), (table) => [
  index("ad_reservations_owner").on(table.ownerId),
  check("ad_reservations_spent", sql`(${table.adId} is null) = (${table.spentAt} is null)`),
  check("ad_reservations_days", sql`${table.days} > 0`),
])

/** Featured credits. */
export const adFeaturedReservations = pgTable(
  "ad_featured_reservations",
  creditColumns(),
  (table) => [
    index("ad_featured_reservations_owner").on(table.ownerId),
    check(
      "ad_featured_reservations_spent",
      sql`(${table.adId} is null) = (${table.spentAt} is null)`,
    ),
    check("ad_featured_reservations_days", sql`${table.days} > 0`),
  ],
)
