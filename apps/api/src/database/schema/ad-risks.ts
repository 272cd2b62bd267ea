import { riskScores } from "@wara/domain/risk/risk-signal"
import { sql } from "drizzle-orm"
import { check, index, integer, jsonb, pgTable, smallint } from "drizzle-orm/pg-core"
import { instant } from "./record-columns.ts"
import { adReviews } from "./reviews.ts"

/**
 * The risk of each submission, for the team alone. Its evidence names other accounts and ads by
 * number, so a job deletes it half a year after the last computation.
 */
export const adRisks = pgTable(
  "ad_risks",
  {
    reviewId: integer("review_id")
      .primaryKey()
      .references(() => adReviews.id, { onDelete: "cascade" }),
    score: smallint().notNull(),
    /** Signals with their evidence; read through the schema of the domain. */
    signals: jsonb().notNull(),
    computedAt: instant("computed_at").notNull(),
  },
  (table) => [
    index("ad_risks_computed").on(table.computedAt),
    check("ad_risks_score", sql`${table.score} between 0 and ${sql.raw(String(riskScores.max))}`),
  ],
)
