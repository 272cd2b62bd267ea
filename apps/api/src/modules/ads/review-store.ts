// Long because all statements that read and write submissions under review are together.

import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { AdBeforeDecision, DecisionKind } from "@wara/domain/ads/decision-undo"
import {
  type ReviewKind,
  type ReviewReason,
  type ReviewState,
  reviewKinds,
} from "@wara/domain/ads/review"
import { and, desc, eq, gt, gte, inArray, isNull, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { adFeaturings, adRenewals } from "../../database/schema/ad-terms.ts"
import { ads } from "../../database/schema/ads.ts"
import { adDecisions, adReviewImages, adReviews } from "../../database/schema/reviews.ts"
import { endClaims } from "./claim-store.ts"

export type ReviewToDecide = {
  id: number
  adId: number
  kind: ReviewKind
  state: ReviewState
  content: AdContent
  /** The version that was public at submission; null for a new ad. */
  approved: AdContent | null
  decidedBy: string | null
}

/** The ad of a submission and its owner; null when there is none. */
export async function findReviewed(
  database: Database,
  reviewId: number,
): Promise<{ adId: number; ownerId: number } | null> {
  const [found] = await database
    .select({ adId: adReviews.adId, ownerId: ads.ownerId })
    .from(adReviews)
    .innerJoin(ads, eq(ads.id, adReviews.adId))
    .where(eq(adReviews.id, reviewId))
  return found ?? null
}

/** The price of the last approved version; null for an ad never reviewed. */
export async function findReviewedPrice(database: Database, adId: number): Promise<number | null> {
  const [review] = await database
    .select({ content: adReviews.content })
    .from(adReviews)
    .where(and(eq(adReviews.adId, adId), eq(adReviews.state, "approved")))
    .orderBy(desc(adReviews.id))
    .limit(1)
  return review?.content.price ?? null
}

export async function findPendingReview(database: Database, adId: number): Promise<number | null> {
  const [review] = await database
    .select({ id: adReviews.id })
    .from(adReviews)
    .where(and(eq(adReviews.adId, adId), eq(adReviews.state, "pending")))
  return review?.id ?? null
}

/** The pending audit of an ad; null when there is none. */
export async function findPendingAudit(database: Database, adId: number): Promise<number | null> {
  const isAudit = and(eq(adReviews.state, "pending"), eq(adReviews.kind, "audit"))
  const [audit] = await database
    .select({ id: adReviews.id })
    .from(adReviews)
    .where(and(eq(adReviews.adId, adId), isAudit))
  return audit?.id ?? null
}

/**
 * A submission locked against other decisions until the transaction ends, and who decided it
 * before, if anyone.
 */
export async function lockReview(
  transaction: Database,
  reviewId: number,
): Promise<ReviewToDecide | null> {
  const [review] = await transaction
    .select({
      id: adReviews.id,
      adId: adReviews.adId,
      kind: adReviews.kind,
      state: adReviews.state,
      content: adReviews.content,
      approved: adReviews.approved,
      decidedBy: sql<
        string | null
      >`(select ${users.firstname} || ' ' || ${users.lastname} from ${users} where ${users.id} = ${adReviews.decidedBy})`,
    })
    .from(adReviews)
    .where(eq(adReviews.id, reviewId))
    .for("no key update")
  return review ?? null
}

/** Queues a submission for review, with the pictures of both versions; returns its id. */
export async function insertReview(
  transaction: Database,
  review: {
    adId: number
    kind: ReviewKind
    content: AdContent
    approved: AdContent | null
    submittedAt: Date
  },
): Promise<number> {
  const [row] = await transaction.insert(adReviews).values(review).returning({ id: adReviews.id })
  if (!row) throw new Error("a review was not stored")
  const pictures = [...new Set([...review.content.gallery, ...(review.approved?.gallery ?? [])])]
  await transaction
    .insert(adReviewImages)
    .values(pictures.map((fileId, index) => ({ reviewId: row.id, fileId, position: index + 1 })))
  return row.id
}

export async function storeReviewDecision(
  transaction: Database,
  reviewId: number,
  decision: {
    state: ReviewState
    decidedAt: Date
    /** Null when the system decided. */
    decidedBy: number | null
    reason?: ReviewReason
    notes?: string
  },
): Promise<void> {
  await transaction.update(adReviews).set(decision).where(eq(adReviews.id, reviewId))
  await endClaims(transaction, [reviewId])
}

/**
 * Withdraws the pending submissions of these ads: the ad changed again or ended before a decision.
 * An ad that its owner can show again keeps its audit, so that pausing does not avoid it.
 */
export async function withdrawReviews(
  transaction: Database,
  adIds: readonly number[],
  now: Date,
  options: { actorId?: number; sparesAudits?: boolean } = {},
): Promise<void> {
  const { actorId = null, sparesAudits = false } = options
  if (adIds.length === 0) return
  const kinds: ReviewKind[] = sparesAudits ? ["first", "edit"] : [...reviewKinds]
  const withdrawn = await transaction
    .update(adReviews)
    .set({ state: "withdrawn", decidedAt: now, decidedBy: actorId })
    .where(
      and(
        inArray(adReviews.adId, [...adIds]),
        eq(adReviews.state, "pending"),
        inArray(adReviews.kind, kinds),
      ),
    )
    .returning({ id: adReviews.id })
  const ids = withdrawn.map(({ id }) => id)
  await endClaims(transaction, ids)
}

/** Abandons a change that was sent back, because its owner edited the public version instead. */
export async function giveUpSentBack(transaction: Database, adId: number): Promise<void> {
  await transaction
    .update(adReviews)
    .set({ state: "withdrawn" })
    .where(
      and(
        eq(adReviews.adId, adId),
        eq(adReviews.kind, "edit"),
        eq(adReviews.state, "changes_requested"),
      ),
    )
}

export async function reopenReview(transaction: Database, id: number): Promise<void> {
  await transaction
    .update(adReviews)
    .set({ state: "pending", decidedAt: null, decidedBy: null, reason: null, notes: "" })
    .where(eq(adReviews.id, id))
}

export type StoredDecision = typeof adDecisions.$inferSelect

/** A decision; null when there is none. Lock its ad first, so that the result cannot change. */
export async function findDecision(database: Database, id: number): Promise<StoredDecision | null> {
  const [decision] = await database.select().from(adDecisions).where(eq(adDecisions.id, id))
  return decision ?? null
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

export async function insertDecision(
  transaction: Database,
  decision: {
    adId: number
    reviewId: number | null
    actorId: number
    kind: DecisionKind
    before: AdBeforeDecision
    mailReason: string | null
    idempotencyKey: string | null
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

/** Whether a person ever decided on an ad, also if that was undone. */
export async function wasEverDecided(transaction: Database, adId: number): Promise<boolean> {
  return (await transaction.$count(adDecisions, eq(adDecisions.adId, adId))) > 0
}

/**
 * Shows a pending audit the content that the owner has changed since, which a job then compares with
 * the names of other ads.
 */
export async function updateAudit(
  transaction: Database,
  reviewId: number,
  content: AdContent,
): Promise<void> {
  await transaction
    .update(adReviews)
    .set({ content, similarNames: null })
    .where(eq(adReviews.id, reviewId))
}

export type KeyedDecision = {
  id: number
  kind: DecisionKind
  isUndone: boolean
  /** As the submission has them; undoing a decision removes them. */
  reason: string | null
  notes: string | null
}

/** A decision that a call with this key made on one of the submissions; null when there is none. */
export async function findDecisionByKey(
  database: Database,
  { actorId, key, reviewIds }: { actorId: number; key: string; reviewIds: number[] },
): Promise<KeyedDecision | null> {
  const same = and(
    eq(adDecisions.actorId, actorId),
    eq(adDecisions.idempotencyKey, key),
    inArray(adDecisions.reviewId, reviewIds),
  )
  const { reason, notes } = adReviews
  const [row] = await database
    .select({
      id: adDecisions.id,
      kind: adDecisions.kind,
      undoneAt: adDecisions.undoneAt,
      reason,
      notes,
    })
    .from(adDecisions)
    .innerJoin(adReviews, eq(adReviews.id, adDecisions.reviewId))
    .where(same)
    .orderBy(adDecisions.id)
    .limit(1)
  if (!row) return null
  const { undoneAt, ...decision } = row
  return { ...decision, isUndone: undoneAt !== null }
}

export async function markUndone(transaction: Database, id: number, now: Date): Promise<void> {
  await transaction.update(adDecisions).set({ undoneAt: now }).where(eq(adDecisions.id, id))
}

/** Submissions that wait for a decision and were not compared with other ads, in that order. */
export function findUncompared(database: Database, max: number) {
  return database
    .select({ id: adReviews.id, adId: adReviews.adId, content: adReviews.content })
    .from(adReviews)
    .where(sql`state = 'pending' and similar_names is null`)
    .orderBy(adReviews.submittedAt, adReviews.id)
    .limit(max)
}

export async function storeSimilarNames(
  database: Database,
  reviewId: number,
  similarNames: number[],
): Promise<void> {
  await database.update(adReviews).set({ similarNames }).where(eq(adReviews.id, reviewId))
}
