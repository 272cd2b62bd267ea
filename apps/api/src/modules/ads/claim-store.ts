import { claimMs, type ReviewClaim } from "@wara/domain/ads/review-claim"
import { and, eq, inArray, lte, sql } from "drizzle-orm"
import { personName } from "../../collections/staff-names.ts"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { users } from "../../database/schema/accounts.ts"
import { reviewClaims } from "../../database/schema/review-claims.ts"

/**
 * Takes a submission for a member of the team, or renews their claim; false while another person's
 * claim lasts. Of several at once the database lets one pass.
 */
export async function takeClaim(
  database: Database,
  { reviewId, userId }: { reviewId: number; userId: number },
  now: Date,
): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + claimMs)
  const { rowCount } = await database
    .insert(reviewClaims)
    .values({ reviewId, userId, takenAt: now, expiresAt })
    .onConflictDoUpdate({
      target: reviewClaims.reviewId,
      set: { userId, takenAt: now, expiresAt },
      setWhere: sql`${eq(reviewClaims.userId, userId)} or ${lte(reviewClaims.expiresAt, now)}`,
    })
  return rowCount === 1
}

/** The claim of a submission with the name of its person; null when nobody took it. */
export async function findClaim(
  database: Database,
  reviewId: number,
): Promise<(ReviewClaim & { name: string }) | null> {
  const [claim] = await database
    .select({
      userId: reviewClaims.userId,
      expiresAt: reviewClaims.expiresAt,
      name: sql<string>`${personName(sql`users`)}`,
    })
    .from(reviewClaims)
    .innerJoin(users, eq(users.id, reviewClaims.userId))
    .where(eq(reviewClaims.reviewId, reviewId))
  return claim ?? null
}

/** Ends a person's own claim. */
export async function releaseClaim(
  database: Database,
  { reviewId, userId }: { reviewId: number; userId: number },
): Promise<void> {
  await database
    .delete(reviewClaims)
    .where(and(eq(reviewClaims.reviewId, reviewId), eq(reviewClaims.userId, userId)))
}

/** Ends the claims of submissions that were decided. */
export async function endClaims(
  transaction: Database,
  reviewIds: readonly number[],
): Promise<void> {
  if (reviewIds.length === 0) return
  await transaction.delete(reviewClaims).where(inArray(reviewClaims.reviewId, [...reviewIds]))
}

export async function deleteExpiredClaims(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<void> {
  await deleteInBatches(database, reviewClaims, lte(reviewClaims.expiresAt, now), batches)
}
