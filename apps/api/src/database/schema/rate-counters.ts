import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant } from "./record-columns.ts"

/** Requests counted by key and window, in the database so that several servers share the limit. */
export const rateCounters = pgTable(
  "rate_counters",
  {
    key: text().notNull(),
    windowStart: instant("window_start").notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
)
