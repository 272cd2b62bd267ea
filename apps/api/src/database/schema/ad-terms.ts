import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { ads } from "./ads.ts"
import { instant } from "./record-columns.ts"

/** Renewals of ads; the key makes asking twice the same as asking once. */
export const adRenewals = pgTable(
  "ad_renewals",
  {
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    idempotencyKey: text("idempotency_key").notNull(),
    renewedAt: instant("renewed_at").notNull(),
    /** The end that it gave the ad. */
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.idempotencyKey] })],
)

/** Featured placements of ads that were public already; the key makes asking twice the same as once. */
export const adFeaturings = pgTable(
  "ad_featurings",
  {
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    idempotencyKey: text("idempotency_key").notNull(),
    featuredAt: instant("featured_at").notNull(),
    featuredUntil: instant("featured_until").notNull(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.idempotencyKey] })],
)

/** Ends of which owners were warned, so that each is told once. */
export const adEndWarnings = pgTable(
  "ad_end_warnings",
  {
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.expiresAt] })],
)
