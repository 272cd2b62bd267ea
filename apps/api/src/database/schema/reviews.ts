import type { AdContent } from "@wara/domain/ads/ad-schema"
import { type AdBeforeDecision, decisionKinds } from "@wara/domain/ads/decision-undo"
import { reviewKinds, reviewStates } from "@wara/domain/ads/review"
import { sql } from "drizzle-orm"
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads, reviewReason } from "./ads.ts"
import { files } from "./files.ts"
import { instant, recordColumns } from "./record-columns.ts"

export const reviewState = pgEnum("review_state", reviewStates)
export const reviewKind = pgEnum("review_kind", reviewKinds)

/** Submissions of ads, each as submitted; at most one per ad is pending. */
export const adReviews = pgTable(
  "ad_reviews",
  {
    ...recordColumns(),
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    /** The ad's owner, who never changes; set by a trigger. */
    ownerId: integer("owner_id").references(() => users.id),
    kind: reviewKind().notNull(),
    state: reviewState().notNull().default("pending"),
    /**
     * Submitted content; its pictures also have rows of their own, which keeps them from deletion.
     */
    content: jsonb().$type<AdContent>().notNull(),
    /** The version that was public then; null for a new ad. */
    approved: jsonb().$type<AdContent>(),
    /** Other ads with a similar name and price, found by a job; null until then. */
    similarNames: integer("similar_names").array(),
    reason: reviewReason(),
    notes: text().notNull().default(""),
    submittedAt: instant("submitted_at").notNull().defaultNow(),
    decidedAt: instant("decided_at"),
    /** Null when the system withdrew it. */
    decidedBy: integer("decided_by").references(() => users.id),
  },
  (table) => [
    uniqueIndex("ad_reviews_pending").on(table.adId).where(sql`state = 'pending'`),
    index("ad_reviews_ad").on(table.adId, table.id),
    index("ad_reviews_queue").on(table.submittedAt, table.id).where(sql`state = 'pending'`),
    index("ad_reviews_uncompared")
      .on(table.submittedAt, table.id)
      .where(sql`state = 'pending' and similar_names is null`),
    // What was decided about a seller: the last ones, and the counts without reading a submission.
    index("ad_reviews_of_owner")
      .on(
        table.ownerId,
        table.decidedAt,
        table.id,
        table.adId,
        table.kind,
        table.state,
        table.decidedBy,
      )
      .where(sql`decided_at is not null`),
    // How long decisions took, for the panel's first page.
    index("ad_reviews_by_decision")
      .on(table.decidedAt, table.submittedAt)
      .where(sql`decided_by is not null`),
    check("ad_reviews_decided", sql`(${table.state} = 'pending') = (${table.decidedAt} is null)`),
    check(
      "ad_reviews_refusal_says_why",
      sql`${table.state} not in ('changes_requested', 'rejected') or ${table.reason} is not null`,
    ),
  ],
)

/** Pictures of a submission and of its approved version, in their order. */
export const adReviewImages = pgTable(
  "ad_review_images",
  {
    reviewId: integer("review_id")
      .notNull()
      .references(() => adReviews.id, { onDelete: "cascade" }),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.fileId] }),
    index("ad_review_images_file").on(table.fileId),
  ],
)

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
    /** Of a bulk call: repeating it decides no submission twice. */
    idempotencyKey: text("idempotency_key"),
    decidedAt: instant("decided_at").notNull(),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    index("ad_decisions_ad").on(table.adId, table.id),
    uniqueIndex("ad_decisions_idempotency_key")
      .on(table.actorId, table.idempotencyKey, table.reviewId)
      .where(sql`idempotency_key is not null`),
    check("ad_decisions_undone", sql`${table.undoneAt} >= ${table.decidedAt}`),
  ],
)
