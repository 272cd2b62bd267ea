import { type AdBeforeDecision, decisionKinds } from "@wara/domain/ads/decision-undo"
import { sql } from "drizzle-orm"
import { check, index, integer, jsonb, pgEnum, pgTable, text } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads } from "./ads.ts"
import { instant, recordColumns } from "./record-columns.ts"
import { adReviews } from "./reviews.ts"

export const decisionKind = pgEnum("decision_kind", decisionKinds)

/** Team decisions on ads, with the data needed to undo them. */
export const adDecisions = pgTable(
  "ad_decisions",
  {
    ...recordColumns(),
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    /** The submission that was decided, or that a ban withdrew; null when none was pending. */
    reviewId: integer("review_id").references(() => adReviews.id, { onDelete: "cascade" }),
    actorId: integer("actor_id")
      .notNull()
      .references(() => users.id),
    kind: decisionKind().notNull(),
    /** The ad immediately before the decision. */
    before: jsonb().$type<AdBeforeDecision>().notNull(),
    /**
     * The reason key of the mail that notifies the seller; undoing the decision removes it from the
     * queue.
     */
    mailReason: text("mail_reason"),
    decidedAt: instant("decided_at").notNull(),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    index("ad_decisions_ad").on(table.adId, table.id),
    check("ad_decisions_undone", sql`${table.undoneAt} >= ${table.decidedAt}`),
  ],
)
