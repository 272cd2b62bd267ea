import { indicatorCodes } from "@wara/domain/indicators/indicator"
import { date, doublePrecision, pgEnum, pgTable, text, unique } from "drizzle-orm/pg-core"
import { instant, recordColumns } from "./record-columns.ts"

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
