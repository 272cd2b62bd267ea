import { sql } from "drizzle-orm"
import { check, index, integer, pgTable } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { instant } from "./record-columns.ts"
import { adReviews } from "./reviews.ts"

/**
 * Who of the team is reading a waiting submission, so that two do not read one. It ends by its
 * time, by a decision, or when the moderator leaves.
 */
export const reviewClaims = pgTable(
  "review_claims",
  {
    reviewId: integer("review_id")
      .primaryKey()
      .references(() => adReviews.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    takenAt: instant("taken_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("review_claims_expires").on(table.expiresAt),
    check("review_claims_times", sql`${table.expiresAt} > ${table.takenAt}`),
  ],
)
