import { type Risk, riskSchema } from "@wara/domain/risk/risk-signal"
import { days } from "@wara/domain/time"
import { and, asc, eq, isNull, lt, lte, notExists, or, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { adRisks } from "../../database/schema/ad-risks.ts"
import { adReviews } from "../../database/schema/reviews.ts"

export type StoredRisk = Risk & { computedAt: Date }

/** Stores the risk of a submission, or replaces an earlier one. */
export async function storeRisk(
  transaction: Database,
  reviewId: number,
  { score, signals }: Risk,
  now: Date,
): Promise<void> {
  const computed = { score, signals, computedAt: now }
  await transaction
    .insert(adRisks)
    .values({ reviewId, ...computed })
    .onConflictDoUpdate({ target: adRisks.reviewId, set: computed })
}

/** The risk of a submission; null while it is not computed, and after it was deleted. */
export async function findRisk(database: Database, reviewId: number): Promise<StoredRisk | null> {
  const [row] = await database.select().from(adRisks).where(eq(adRisks.reviewId, reviewId))
  if (!row) return null
  const { computedAt, score, signals } = row
  return { ...riskSchema.parse({ score, signals }), computedAt }
}

/** Submissions that wait without a risk, or with one from before this instant; the oldest first. */
export async function listWithoutRisk(
  database: Database,
  before: Date,
  limit: number,
): Promise<number[]> {
  const rows = await database
    .select({ id: adReviews.id })
    .from(adReviews)
    .leftJoin(adRisks, eq(adRisks.reviewId, adReviews.id))
    .where(
      and(
        eq(adReviews.state, "pending"),
        or(isNull(adRisks.reviewId), lt(adRisks.computedAt, before)),
      ),
    )
    .orderBy(asc(adRisks.computedAt), asc(adReviews.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Days for which the risk of a decided submission is stored. */
export const riskDays = 180

/** Deletes risks that are past their time, of submissions that do not wait any more. */
export async function deleteOldRisks(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<number> {
  const waiting = database
    .select({ one: sql`1` })
    .from(adReviews)
    .where(and(eq(adReviews.id, adRisks.reviewId), eq(adReviews.state, "pending")))
  const before = new Date(now.getTime() - days(riskDays))
  const due = and(lte(adRisks.computedAt, before), notExists(waiting))
  return deleteInBatches(database, adRisks, due, batches)
}

/** Deletes the risks of all ads of a person. */
export async function deleteRisksOf(transaction: Database, ownerId: number): Promise<void> {
  await transaction.execute(sql`delete from ad_risks using ad_reviews, ads
    where ad_reviews.id = ad_risks.review_id and ads.id = ad_reviews.ad_id
      and ads.owner_id = ${ownerId}`)
}
