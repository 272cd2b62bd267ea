import { type ReviewDetail, reviewDetailSchema } from "@wara/contract/review"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { AdState } from "@wara/domain/ads/ad-state"
import type { ReviewKind, ReviewReason, ReviewState } from "@wara/domain/ads/review"
import { and, desc, eq, inArray, sql } from "drizzle-orm"
import { z } from "zod"
import { personName } from "../../collections/staff-names.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { adReviewImages, adReviews } from "../../database/schema/reviews.ts"

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

/**
 * Withdraws the pending submissions of these ads: the ad changed again or ended before a decision.
 */
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

type Duplicate = ReviewDetail["duplicates"][number]

const foundDuplicateSchema = reviewDetailSchema.shape.duplicates.element
  .omit({ reasons: true })
  .extend({ text: z.boolean(), serial: z.boolean(), picture: z.boolean() })

/**
 * Maximum number of the 64 fingerprint bits in which two pictures may differ and still count as the
 * same.
 */
const sameLooks = 6

/** Minimum trigram similarity of two names that count as the same machine. */
const alikeNames = 0.6
const shownDuplicates = 10

/**
 * Other ads that may be the same machine: the same serial number, an identical or similar picture,
 * or a similar name and price. Ads that have long been out of sight are left out.
 */
export async function findDuplicates(
  database: Database,
  ad: { id: number; ownerId: number; content: AdContent },
): Promise<Duplicate[]> {
  const { content, id, ownerId } = ad
  const serial = content.serial_number.trim().toLowerCase()
  const pictures = sql`exists (
    select from ad_images as theirs join files as their_files on their_files.id = theirs.file_id
      join files as our_files on our_files.id in ${[...content.gallery, 0]}
    where theirs.ad_id = ads.id and (their_files.id = our_files.id
      or bit_count(their_files.fingerprint # our_files.fingerprint) <= ${sameLooks}))`
  const sameSerial = sql`(${serial} <> '' and lower(trim(ads.serial_number)) = ${serial})`
  const alike = sql`(similarity(plain_text(ads.name), plain_text(${content.name})) >= ${alikeNames}
    and ads.currency::text = ${content.currency}
    and abs(ads.price - ${content.price}) <= greatest(ads.price, ${content.price}) * 0.2)`
  const rows = await readRows(
    database,
    foundDuplicateSchema,
    sql`
    select ads.id as ad_id, ads.name, ads.slug, ads.state, ${personName(sql`users`)} as owner_name,
      (select files.url from ad_images join files on files.id = ad_images.file_id
        where ad_images.ad_id = ads.id order by ad_images.position limit 1) as cover_url,
      ads.owner_id = ${ownerId} as is_same_owner,
      ${alike} as text, ${sameSerial} as serial, ${pictures} as picture
    from ads join users on users.id = ads.owner_id
    where ads.id <> ${id} and ads.state not in ('draft', 'awaiting_payment')
      and (ads.ended_at is null or ads.ended_at > now() - interval '180 days')
      and (${alike} or ${sameSerial} or ${pictures})
    order by ${sameSerial} desc, ${pictures} desc, ads.id desc limit ${shownDuplicates}`,
  )
  return rows.map(({ picture, serial, text, ...duplicate }) => ({
    ...duplicate,
    reasons: [
      ...(text ? (["text"] as const) : []),
      ...(serial ? (["serial"] as const) : []),
      ...(picture ? (["picture"] as const) : []),
    ],
  }))
}
