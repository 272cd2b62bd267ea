import { integer, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
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

/** What an owner is notified of: that an ad will end, or that it did. */
export const adEndNoticeKind = pgEnum("ad_end_notice_kind", ["ending", "ended"])

/** Ends that owners were notified of, each once a kind. */
export const adEndNotices = pgTable(
  "ad_end_notices",
  {
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    kind: adEndNoticeKind().notNull(),
    expiresAt: instant("expires_at").notNull(),
    notifiedAt: instant("notified_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.kind, table.expiresAt] })],
)
