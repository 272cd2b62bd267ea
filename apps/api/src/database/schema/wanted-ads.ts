import { maxOpenWanted, wantedLimits, wantedStates } from "@wara/domain/wanted/wanted-ad"
import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads } from "./ads.ts"
import { categories, communes } from "./catalog.ts"
import { changeColumns, instant, recordColumns } from "./record-columns.ts"

export const wantedState = pgEnum("wanted_state", wantedStates)

/** What people seek, published for 30 days without saying who they are. */
export const wantedAds = pgTable(
  "wanted_ads",
  {
    ...recordColumns(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    slug: text().notNull().unique(),
    name: text().notNull(),
    categoryId: integer("category_id")
      .notNull()
      .references(() => categories.id),
    manufacturer: text().notNull(),
    yearMin: smallint("year_min"),
    yearMax: smallint("year_max"),
    /** Whole pesos. */
    budget: bigint({ mode: "number" }),
    /** Null for the whole country. */
    communeId: integer("commune_id").references(() => communes.id),
    radiusKm: smallint("radius_km"),
    text: text().notNull(),
    state: wantedState().notNull().default("in_review"),
    /** Which of its owner's places it takes while it is in review or public. */
    slot: smallint(),
    idempotencyKey: text("idempotency_key").notNull(),
    decidedBy: integer("decided_by").references(() => users.id),
    decidedAt: instant("decided_at"),
    /** Why it was refused; empty otherwise. */
    reason: text().notNull().default(""),
    publishedAt: instant("published_at"),
    expiresAt: instant("expires_at"),
    endedAt: instant("ended_at"),
    /** Whether its owner asked for an alert that does not exist yet. */
    awaitsAlert: boolean("awaits_alert").notNull().default(false),
    /** When it was last compared with public ads. */
    matchedAt: instant("matched_at"),
    ...changeColumns(),
  },
  (table) => [
    unique("wanted_ads_key").on(table.ownerId, table.idempotencyKey),
    uniqueIndex("wanted_ads_slot").on(table.ownerId, table.slot).where(sql`slot is not null`),
    index("wanted_ads_public").on(table.publishedAt).where(sql`state = 'active'`),
    index("wanted_ads_expiry").on(table.expiresAt).where(sql`state = 'active'`),
    index("wanted_ads_review").on(table.id).where(sql`state = 'in_review'`),
    index("wanted_ads_category").on(table.categoryId),
    check("wanted_ads_slots", sql.raw(`slot between 1 and ${maxOpenWanted}`)),
    check(
      "wanted_ads_open",
      sql`(${table.state} in ('in_review', 'active')) = (${table.slot} is not null)`,
    ),
    check(
      "wanted_ads_published",
      sql`${table.state} not in ('active', 'expired') or (${table.publishedAt} is not null and ${table.expiresAt} is not null)`,
    ),
    check("wanted_ads_refused", sql`(${table.state} = 'refused') <= (${table.reason} <> '')`),
    check("wanted_ads_decided", sql`(${table.decidedBy} is null) = (${table.decidedAt} is null)`),
    check("wanted_ads_four_eyes", sql`${table.decidedBy} <> ${table.ownerId}`),
    check("wanted_ads_place", sql`(${table.communeId} is null) = (${table.radiusKm} is null)`),
    check("wanted_ads_years", sql`${table.yearMin} <= ${table.yearMax}`),
    check("wanted_ads_budget", sql.raw(`budget between 1 and ${wantedLimits.budget}`)),
    check(
      "wanted_ads_lengths",
      sql.raw(
        `char_length(name) between 1 and ${wantedLimits.name.max} and char_length(manufacturer) <= ${wantedLimits.manufacturer} and char_length(text) <= ${wantedLimits.text} and char_length(reason) <= ${wantedLimits.reason}`,
      ),
    ),
  ],
)

/** Sellers with an ad that a wanted ad asks for, one row for both, so that none is mailed twice. */
export const wantedHits = pgTable(
  "wanted_hits",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    wantedId: integer("wanted_id")
      .notNull()
      .references(() => wantedAds.id, { onDelete: "cascade" }),
    sellerId: integer("seller_id")
      .notNull()
      .references(() => users.id),
    /** The ad that matched first. */
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    foundAt: instant("found_at").notNull(),
    mailedAt: instant("mailed_at"),
  },
  (table) => [
    unique("wanted_hits_once").on(table.wantedId, table.sellerId),
    index("wanted_hits_due").on(table.sellerId).where(sql`mailed_at is null`),
    index("wanted_hits_seller").on(table.sellerId, table.mailedAt),
    index("wanted_hits_ad").on(table.adId),
  ],
)
