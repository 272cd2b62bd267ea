import { holdCauses, holdOutcomes } from "@wara/domain/ads/ad-hold"
import { sql } from "drizzle-orm"
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads, reviewReason } from "./ads.ts"
import { bytea, instant, recordColumns } from "./record-columns.ts"

export const holdCause = pgEnum("hold_cause", holdCauses)
export const holdOutcome = pgEnum("hold_outcome", holdOutcomes)

/**
 * Every time that a public ad was taken out of sight until somebody decides; an ad has at most one
 * that is open. Deleted with the owner's account.
 */
export const adHolds = pgTable(
  "ad_holds",
  {
    ...recordColumns(),
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    cause: holdCause().notNull(),
    /** Why, with the text that the owner reads. */
    reason: reviewReason().notNull(),
    notes: text().notNull(),
    placedAt: instant("placed_at").notNull(),
    /** Null when reports placed it. */
    placedBy: integer("placed_by").references(() => users.id),
    /** SHA-256 of the code with which the owner appeals without a log-in. */
    codeHash: bytea("code_hash").notNull().unique(),
    codeExpiresAt: instant("code_expires_at").notNull(),
    appeal: text(),
    appealedAt: instant("appealed_at"),
    outcome: holdOutcome(),
    decidedAt: instant("decided_at"),
    decidedBy: integer("decided_by").references(() => users.id),
  },
  (table) => [
    uniqueIndex("ad_holds_open").on(table.adId).where(sql`decided_at is null`),
    index("ad_holds_ad").on(table.adId, table.id),
    check("ad_holds_cause", sql`(${table.cause} = 'staff') = (${table.placedBy} is not null)`),
    check("ad_holds_appeal", sql`(${table.appeal} is null) = (${table.appealedAt} is null)`),
    check(
      "ad_holds_decided",
      sql`num_nulls(${table.outcome}, ${table.decidedAt}, ${table.decidedBy}) in (0, 3)`,
    ),
    check(
      "ad_holds_other_decides",
      sql`${table.outcome} = 'account_closed' or ${table.placedBy} is null or ${table.decidedBy} is distinct from ${table.placedBy}`,
    ),
  ],
)
