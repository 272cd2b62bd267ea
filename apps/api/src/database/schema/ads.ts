import { adStates } from "@wara/domain/ads/ad-state"
import { endReasons, reviewReasons } from "@wara/domain/ads/review"
import { currencies } from "@wara/domain/money/currency"
import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  customType,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { categories, conditions } from "./catalog.ts"
import { files } from "./files.ts"
import { communes } from "./places.ts"
import { changeColumns, instant, recordColumns } from "./record-columns.ts"

export const adState = pgEnum("ad_state", adStates)
export const currency = pgEnum("currency", currencies)
export const endReason = pgEnum("end_reason", endReasons)
export const reviewReason = pgEnum("review_reason", reviewReasons)

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" })

const size = (name: string) =>
  numeric(name, { precision: 10, scale: 2, mode: "number" }).notNull().default(0)

export const ads = pgTable(
  "ads",
  {
    ...recordColumns(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    state: adState().notNull().default("draft"),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    categoryId: integer("category_id").references(() => categories.id),
    /** Net of IVA, in `currency`. */
    price: numeric({ precision: 14, scale: 2, mode: "number" }).notNull().default(0),
    currency: currency().notNull().default("CLP"),
    /** The price in pesos of the day, for filters and order; kept by the indicators' job. */
    priceClp: numeric("price_clp", { precision: 16, scale: 2, mode: "number" })
      .notNull()
      .default(0),
    description: text().notNull().default(""),
    email: text(),
    phone: text(),
    communeId: integer("commune_id").references(() => communes.id),
    address: text(),
    addressNumber: text("address_number"),
    conditionId: integer("condition_id").references(() => conditions.id),
    manufacturer: text().notNull().default(""),
    model: text().notNull().default(""),
    /** 0 = not given. */
    year: smallint().notNull().default(0),
    serialNumber: text("serial_number"),
    weight: size("weight"),
    width: size("width"),
    height: size("height"),
    depth: size("depth"),
    days: smallint().notNull().default(15),
    /** Kept by a trigger on ad_featured_reservations, so that lists can be read in index order. */
    featured: boolean().notNull().default(false),
    publishedAt: instant("published_at"),
    expiresAt: instant("expires_at"),
    endedAt: instant("ended_at"),
    /** Why its owner ended it, or what the owner said afterwards. */
    endReason: endReason("end_reason"),
    /** Why the team blocked it, and what it wrote to the owner. */
    banReason: reviewReason("ban_reason"),
    banNotes: text("ban_notes").notNull().default(""),
    submittedAt: instant("submitted_at"),
    /** Until when the featured credit that lies on it works; a job then takes it off. */
    featuredUntil: instant("featured_until"),
    /** When its owner removed it from the own list; ledger, orders and reviews still need the row. */
    hiddenAt: instant("hidden_at"),
    /**
     * When the team returned the published ad to review. Its term stands still from then on: approving
     * it again adds what was left of its days. Null once it was approved or ended.
     */
    returnedAt: instant("returned_at"),
    /** Made by the browser: making the same draft twice makes one. */
    idempotencyKey: text("idempotency_key"),
    /** Kept by a trigger: name, manufacturer, model, category and description, by weight. */
    search: tsvector(),
    /** Kept by a trigger: what the ad sells, without maker and model; weight A, what that is of B. */
    subject: tsvector(),
    ...changeColumns(),
  },
  (table) => [
    check("ads_slug", sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("ads_price", sql`${table.price} >= 0 and ${table.price} <= 9999999999`),
    check(
      "ads_whole_pesos",
      sql`${table.currency} <> 'CLP' or ${table.price} = trunc(${table.price})`,
    ),
    check(
      "ads_sizes",
      sql`${table.weight} >= 0 and ${table.width} >= 0 and ${table.height} >= 0 and ${table.depth} >= 0`,
    ),
    check("ads_year", sql`${table.year} = 0 or ${table.year} between 1900 and 2200`),
    check("ads_days", sql`${table.days} > 0`),
    check(
      "ads_complete_once_submitted",
      sql`${table.state} in ('draft', 'awaiting_payment') or (char_length(${table.name}) between 5 and 80 and ${table.price} > 0 and ${table.categoryId} is not null and ${table.communeId} is not null and ${table.conditionId} is not null)`,
    ),
    check(
      "ads_published_dates",
      sql`${table.state} not in ('active', 'expired') or (${table.publishedAt} is not null and ${table.expiresAt} > ${table.publishedAt})`,
    ),
    check(
      "ads_ended_date",
      sql`(${table.state} in ('expired', 'deactivated', 'banned')) = (${table.endedAt} is not null)`,
    ),
    // Partial indexes only serve queries that spell the state as a literal.
    index("ads_search").using("gin", table.search, table.subject).where(sql`state = 'active'`),
    // Each order ends in expires_at, so that pages are cut and counted without reading the ads.
    // The few that take turns at leading a list, read whole each time.
    index("ads_public_featured")
      .on(sql`id, category_id, expires_at`)
      .where(sql`state = 'active' and featured`),
    index("ads_public_newest")
      .on(sql`created_at desc, id desc, expires_at`)
      .where(sql`state = 'active'`),
    index("ads_public_published")
      .on(sql`published_at desc nulls last, id desc, expires_at`)
      .where(sql`state = 'active'`),
    index("ads_public_category")
      .on(sql`category_id, published_at desc nulls last, id desc, expires_at`)
      .where(sql`state = 'active'`),
    index("ads_public_manufacturer").on(sql`lower(manufacturer)`).where(sql`state = 'active'`),
    index("ads_public_commune").on(table.communeId).where(sql`state = 'active'`),
    index("ads_public_price")
      .on(table.priceClp, table.id, table.expiresAt)
      .where(sql`state = 'active'`),
    // Everything that is counted beside the filters.
    index("ads_public_facets")
      .on(
        table.categoryId,
        table.conditionId,
        table.communeId,
        table.manufacturer,
        table.priceClp,
        table.year,
        table.expiresAt,
      )
      .where(sql`state = 'active'`),
    index("ads_owner").on(table.ownerId, table.state),
    unique("ads_idempotency_key").on(table.ownerId, table.idempotencyKey),
    check(
      "ads_end_reason",
      sql`${table.endReason} is null or ${table.state} in ('expired', 'deactivated')`,
    ),
    check("ads_ban_reason", sql`${table.banReason} is null or ${table.state} = 'banned'`),
    check(
      "ads_hidden",
      sql`${table.hiddenAt} is null or ${table.state} in ('draft', 'rejected', 'expired', 'deactivated', 'banned')`,
    ),
    index("ads_featured_until").on(table.featuredUntil).where(sql`featured_until is not null`),
    index("ads_expires").on(table.expiresAt).where(sql`state = 'active'`),
  ],
)

/** An ad's pictures in their order; the first is the cover. */
export const adImages = pgTable(
  "ad_images",
  {
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.adId, table.position] }),
    unique("ad_images_file").on(table.adId, table.fileId),
    check("ad_images_position", sql`${table.position} between 1 and 12`),
  ],
)
