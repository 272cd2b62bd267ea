import { integer, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { ads } from "./ads.ts"
import { instant } from "./record-columns.ts"

/** Renewals of ads; the key makes a renewal idempotent. */
export const adRenewals = pgTable(
  "ad_renewals",
  {
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    idempotencyKey: text("idempotency_key").notNull(),
    renewedAt: instant("renewed_at").notNull(),
    /** The end that the renewal set. */
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.idempotencyKey] })],
)

/** Featured placements bought for public ads; the key makes a placement idempotent. */
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

/** Notices to owners: an ad will end, or has ended. */
export const adEndNoticeKind = pgEnum("ad_end_notice_kind", ["ending", "ended"])

/** Ad ends that owners were notified of, once per kind. */
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
