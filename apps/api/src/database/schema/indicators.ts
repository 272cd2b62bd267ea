import { indicatorCodes } from "@wara/domain/indicators/indicator"
import { date, doublePrecision, pgEnum, pgTable, text, unique } from "drizzle-orm/pg-core"
import { instant, recordColumns } from "./record-columns.ts"

export const indicatorCode = pgEnum("indicator_code", indicatorCodes)

export const indicators = pgTable("indicators", {
  code: indicatorCode().primaryKey(),
  name: text().notNull(),
  /** As the source words it: Pesos, Porcentaje, … */
  unit: text().notNull(),
})

/** What an indicator was worth on a day; the newest row is its last good value. */
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
