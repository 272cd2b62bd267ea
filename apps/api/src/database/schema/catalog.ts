import { indicatorCodes } from "@wara/domain/indicators/indicator"
import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core"
import { changeColumns, instant, recordColumns } from "./record-columns.ts"

export const categories = pgTable(
  "categories",
  {
    ...recordColumns(),
    name: text().notNull().unique(),
    slug: text().notNull().unique(),
    color: text().notNull(),
    colorTint: text("color_tint").notNull(),
    icon: text().notNull(),
    description: text().notNull().default(""),
    ...changeColumns(),
  },
  (table) => [
    check("categories_color", sql`${table.color} ~ '^#[0-9A-Fa-f]{6}$'`),
    check("categories_color_tint", sql`${table.colorTint} ~ '^#[0-9A-Fa-f]{6}$'`),
  ],
)

export const conditions = pgTable("conditions", {
  ...recordColumns(),
  name: text().notNull().unique(),
  slug: text().notNull().unique(),
})

export const adPacks = pgTable(
  "ad_packs",
  {
    ...recordColumns(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    /** Whole pesos, IVA included. */
    price: integer().notNull(),
    ads: smallint().notNull(),
    featured: smallint().notNull().default(0),
    days: smallint().notNull(),
    /** Packs no longer sold remain for the orders that reference them. */
    onSale: boolean("on_sale").notNull().default(true),
    ...changeColumns(),
  },
  (table) => [
    check("ad_packs_price", sql`${table.price} > 0`),
    check(
      "ad_packs_counts",
      sql`${table.ads} > 0 and ${table.featured} >= 0 and ${table.days} > 0`,
    ),
  ],
)

export const regions = pgTable("regions", {
  ...recordColumns(),
  code: text().notNull().unique(),
  name: text().notNull(),
  fullName: text("full_name").notNull(),
  slug: text().notNull().unique(),
  /** From north (1) to south (16). */
  order: smallint().notNull(),
})

export const communes = pgTable(
  "communes",
  {
    ...recordColumns(),
    code: text().notNull().unique(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    regionId: integer("region_id")
      .notNull()
      .references(() => regions.id),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index("communes_region").on(table.regionId)],
)

export const indicatorCode = pgEnum("indicator_code", indicatorCodes)

export const indicators = pgTable("indicators", {
  code: indicatorCode().primaryKey(),
  name: text().notNull(),
  /** Unit as worded by the source: Pesos, Porcentaje, … */
  unit: text().notNull(),
})

/** Daily value of an indicator; the newest row is its latest valid value. */
export const indicatorValues = pgTable(
  "indicator_values",
  {
    ...recordColumns(),
    code: indicatorCode()
      .notNull()
      .references(() => indicators.code),
    date: date({ mode: "string" }).notNull(),
    value: doublePrecision().notNull(),
    fetchedAt: instant("fetched_at").notNull().defaultNow(),
  },
  (table) => [unique("indicator_values_day").on(table.code, table.date)],
)
