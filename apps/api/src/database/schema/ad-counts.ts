import { sql } from "drizzle-orm"
import {
  bigint,
  check,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core"

const price = (name: string) => numeric(name, { precision: 16, scale: 2, mode: "number" })

/** The range of prices in pesos and of years; null when no ad has one. */
const ranges = () => ({
  priceMin: price("price_min"),
  priceMax: price("price_max"),
  yearMin: smallint("year_min"),
  yearMax: smallint("year_max"),
})

/**
 * Active ads by category, condition and commune, with their range of prices in pesos and years.
 * Together with `adCountChanges` the numbers are exact; only `fold_ad_counts` writes them, and, of those
 * by region, `move_ad_counts` when a commune moves.
 */
export const adCounts = pgTable(
  "ad_counts",
  {
    categoryId: integer("category_id").notNull(),
    conditionId: integer("condition_id").notNull(),
    communeId: integer("commune_id").notNull(),
    ads: integer().notNull(),
    ...ranges(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.conditionId, table.communeId] })],
)

/**
 * Sums of these numbers, and their ranges, by each selection of the three columns; 0 stands for all
 * values of a column.
 * What lists and filters ask for is then a few rows, however many cells there are.
 */
export const adCountSums = pgTable(
  "ad_count_sums",
  {
    categoryId: integer("category_id").notNull(),
    conditionId: integer("condition_id").notNull(),
    communeId: integer("commune_id").notNull(),
    ads: integer().notNull(),
    ...ranges(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.conditionId, table.communeId] })],
)

/** The same by manufacturer, as written; by region, because communes would be as many rows as ads. */
export const adMakerCounts = pgTable(
  "ad_maker_counts",
  {
    categoryId: integer("category_id").notNull(),
    conditionId: integer("condition_id").notNull(),
    regionId: integer("region_id").notNull(),
    manufacturer: text().notNull(),
    ads: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.categoryId, table.conditionId, table.regionId, table.manufacturer],
    }),
  ],
)

/** Sums by manufacturer and each selection of the other columns; 0 stands for all values of a column. */
export const adMakerSums = pgTable(
  "ad_maker_sums",
  {
    categoryId: integer("category_id").notNull(),
    conditionId: integer("condition_id").notNull(),
    regionId: integer("region_id").notNull(),
    manufacturer: text().notNull(),
    ads: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.categoryId, table.conditionId, table.regionId, table.manufacturer],
    }),
  ],
)

/**
 * What the counts do not contain yet: an ad that became active or changed (+1), or is no longer (−1).
 * Triggers append rows in the transaction of the ad, so that writers never wait for each other; a job
 * folds them into the counts.
 */
export const adCountChanges = pgTable(
  "ad_count_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    categoryId: integer("category_id").notNull(),
    conditionId: integer("condition_id").notNull(),
    communeId: integer("commune_id").notNull(),
    manufacturer: text().notNull(),
    priceClp: price("price_clp").notNull(),
    /** 0 = not given. */
    year: smallint().notNull(),
    change: smallint().notNull(),
  },
  (table) => [check("ad_count_changes_change", sql`${table.change} in (1, -1)`)],
)
