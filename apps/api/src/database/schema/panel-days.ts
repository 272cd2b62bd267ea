import { date, doublePrecision, integer, pgTable } from "drizzle-orm/pg-core"

/**
 * Figures of past Chilean days for the panel's first page, computed by a job. They count up to
 * hundreds of thousands of rows a day, which is too slow while somebody waits.
 */
export const panelDays = pgTable("panel_days", {
  day: date().primaryKey(),
  /** Ads whose last publication was on the day. */
  published: integer().notNull(),
  /** Median minutes from a submission to its decision, of decisions of the day; 0 without any. */
  medianMinutes: doublePrecision("median_minutes").notNull(),
})
