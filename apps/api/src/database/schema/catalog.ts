import { sql } from "drizzle-orm"
import { boolean, check, integer, pgTable, smallint, text } from "drizzle-orm/pg-core"
import { changeColumns, recordColumns } from "./record-columns.ts"

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
