import { doublePrecision, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core"
import { recordColumns } from "./record-columns.ts"

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
