import type { AdBeforeDecision, DecisionKind } from "@wara/domain/ads/decision-undo"
import { and, desc, eq, gt, gte, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { adFeaturings, adRenewals } from "../../database/schema/ad-terms.ts"
import { ads } from "../../database/schema/ads.ts"
import { adDecisions, adReviews } from "../../database/schema/reviews.ts"
import { hasCreditOn } from "../credits/use-cases/count-credits.ts"

const iso = (instant: Date | null) => instant?.toISOString() ?? null

/** The current state of everything a decision may change on an ad. */
export async function snapshotAd(transaction: Database, adId: number): Promise<AdBeforeDecision> {
  const [ad] = await transaction.select().from(ads).where(eq(ads.id, adId))
  if (!ad) throw new Error(`ad ${adId} does not exist`)
  return {
    state: ad.state,
    published_at: iso(ad.publishedAt),
    expires_at: iso(ad.expiresAt),
    ended_at: iso(ad.endedAt),
    end_reason: ad.endReason,
    featured_until: iso(ad.featuredUntil),
    returned_at: iso(ad.returnedAt),
    was_pending: (await findPendingReview(transaction, adId)) !== null,
    credits: {
      publication: await hasCreditOn(transaction, "publication", adId),
      featured: await hasCreditOn(transaction, "featured", adId),
    },
  }
}

export async function findPendingReview(database: Database, adId: number): Promise<number | null> {
  const [review] = await database
    .select({ id: adReviews.id })
    .from(adReviews)
    .where(and(eq(adReviews.adId, adId), eq(adReviews.state, "pending")))
  return review?.id ?? null
}

export async function insertDecision(
  transaction: Database,
  decision: {
    adId: number
    reviewId: number | null
    actorId: number
    kind: DecisionKind
    before: AdBeforeDecision
    mailReason: string | null
    decidedAt: Date
  },
): Promise<number> {
  const [row] = await transaction
    .insert(adDecisions)
    .values(decision)
    .returning({ id: adDecisions.id })
  if (!row) throw new Error("a decision was not stored")
  return row.id
}

export type StoredDecision = typeof adDecisions.$inferSelect

/** A decision; null when there is none. Lock its ad first, so that the result cannot change. */
export async function findDecision(database: Database, id: number): Promise<StoredDecision | null> {
  const [decision] = await database.select().from(adDecisions).where(eq(adDecisions.id, id))
  return decision ?? null
}

export async function markUndone(transaction: Database, id: number, now: Date): Promise<void> {
  await transaction.update(adDecisions).set({ undoneAt: now }).where(eq(adDecisions.id, id))
}

/** Whether an ad was decided on or sent to review again after a decision. */
export async function wasDecidedSince(
  database: Database,
  { id, adId, reviewId }: Pick<StoredDecision, "id" | "adId" | "reviewId">,
): Promise<boolean> {
  const laterDecisions = await database.$count(
    adDecisions,
    and(eq(adDecisions.adId, adId), gt(adDecisions.id, id), isNull(adDecisions.undoneAt)),
  )
  const [last] = await database
    .select({ id: adReviews.id })
    .from(adReviews)
    .where(eq(adReviews.adId, adId))
    .orderBy(desc(adReviews.id))
    .limit(1)
  return laterDecisions > 0 || (reviewId !== null && last?.id !== reviewId)
}

/** Whether the owner spent a credit on renewing or featuring the ad after a decision. */
export async function wasPaidForSince(
  database: Database,
  { adId, decidedAt }: Pick<StoredDecision, "adId" | "decidedAt">,
): Promise<boolean> {
  const renewed = and(eq(adRenewals.adId, adId), gte(adRenewals.renewedAt, decidedAt))
  const featured = and(eq(adFeaturings.adId, adId), gte(adFeaturings.featuredAt, decidedAt))
  const counts = [
    await database.$count(adRenewals, renewed),
    await database.$count(adFeaturings, featured),
  ]
  return counts.some((count) => count > 0)
}

/** Restores what a decision changed on an ad. */
export async function restoreAd(
  transaction: Database,
  adId: number,
  before: AdBeforeDecision,
): Promise<void> {
  const instant = (text: string | null) => (text === null ? null : new Date(text))
  await transaction
    .update(ads)
    .set({
      state: before.state,
      publishedAt: instant(before.published_at),
      expiresAt: instant(before.expires_at),
      endedAt: instant(before.ended_at),
      endReason: before.end_reason,
      featuredUntil: instant(before.featured_until),
      returnedAt: instant(before.returned_at),
      banReason: null,
      banNotes: "",
      // An ad that is in review or public again must be visible in its owner's list.
      hiddenAt: null,
    })
    .where(eq(ads.id, adId))
}

export async function reopenReview(transaction: Database, id: number): Promise<void> {
  await transaction
    .update(adReviews)
    .set({ state: "pending", decidedAt: null, decidedBy: null, reason: null, notes: "" })
    .where(eq(adReviews.id, id))
}
