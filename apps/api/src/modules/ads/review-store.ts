import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { AdState } from "@wara/domain/ads/ad-state"
import type { ReviewKind, ReviewReason, ReviewState } from "@wara/domain/ads/review"
import { and, desc, eq, inArray, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { adReviewImages, adReviews } from "../../database/schema/reviews.ts"

/** A submission that somebody decides on. */
export type ReviewToDecide = {
  id: number
  adId: number
  kind: ReviewKind
  state: ReviewState
  content: AdContent
  /** The version that was public when it was sent; null for a new ad. */
  approved: AdContent | null
  decidedBy: string | null
}

/** Puts a submission into the queue, with the pictures of both versions; answers its number. */
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
  if (!row) throw new Error("a review was not written")
  const pictures = [...new Set([...review.content.gallery, ...(review.approved?.gallery ?? [])])]
  await transaction
    .insert(adReviewImages)
    .values(pictures.map((fileId, index) => ({ reviewId: row.id, fileId, position: index + 1 })))
  return row.id
}

/** Takes back what waits of these ads: it changed again or ended before anybody decided. */
export async function withdrawReviews(
  transaction: Database,
  adIds: readonly number[],
  now: Date,
  actorId: number | null = null,
): Promise<void> {
  if (adIds.length === 0) return
  await transaction
    .update(adReviews)
    .set({ state: "withdrawn", decidedAt: now, decidedBy: actorId })
    .where(and(inArray(adReviews.adId, [...adIds]), eq(adReviews.state, "pending")))
}

/** A change that was sent back is given up: its owner changed the public version instead. */
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

/** The price of the version that was approved last; null for an ad that nobody reviewed. */
export async function findReviewedPrice(database: Database, adId: number): Promise<number | null> {
  const [review] = await database
    .select({ content: adReviews.content })
    .from(adReviews)
    .where(and(eq(adReviews.adId, adId), eq(adReviews.state, "approved")))
    .orderBy(desc(adReviews.id))
    .limit(1)
  return review?.content.price ?? null
}

/** Which ad a submission is of, and whose that is; null when there is none. */
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

/** A submission that nobody else decides on until the transaction ends, and who decided before. */
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

/** Writes down what was decided. */
export async function decideReview(
  transaction: Database,
  reviewId: number,
  decision: {
    state: ReviewState
    decidedAt: Date
    decidedBy: number
    reason?: ReviewReason
    notes?: string
  },
): Promise<void> {
  await transaction.update(adReviews).set(decision).where(eq(adReviews.id, reviewId))
}

type FoundReview = {
  id: number
  adId: number
  ownerId: number
  adState: AdState
  state: string
  content: AdContent
  approved: AdContent | null
}

export async function findReview(database: Database, id: number): Promise<FoundReview | null> {
  const [found] = await database
    .select({
      id: adReviews.id,
      adId: adReviews.adId,
      ownerId: ads.ownerId,
      adState: ads.state,
      state: adReviews.state,
      content: adReviews.content,
      approved: adReviews.approved,
    })
    .from(adReviews)
    .innerJoin(ads, eq(ads.id, adReviews.adId))
    .where(eq(adReviews.id, id))
  return found ?? null
}

/** Name, state and owner of an ad; null when there is none. */
export async function findAdSubject(
  database: Database,
  id: number,
): Promise<{ name: string; state: AdState; ownerId: number } | null> {
  const [found] = await database
    .select({ name: ads.name, state: ads.state, ownerId: ads.ownerId })
    .from(ads)
    .where(eq(ads.id, id))
  return found ?? null
}
