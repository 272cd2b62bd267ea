import type { Image } from "@wara/contract/image"
import type { OwnAdContent } from "@wara/contract/own-ad"
import { type ReviewDetail, reviewSchema, type StaffAdContent } from "@wara/contract/review"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { decidedBefore } from "@wara/domain/ads/review-texts"
import { DomainError } from "@wara/domain/errors"
import { sellerTier } from "@wara/domain/risk/seller-tier"
import { findOne } from "../../../collections/dialect/collection-store.ts"
import { readSelection } from "../../../collections/dialect/read-selection.ts"
import type { Database, Pool } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { listRelatedAccounts } from "../../accounts/use-cases/change-user.ts"
import { readContent } from "../ad-content-store.ts"
import { type ExistingAd, findAd, lockAd } from "../ad-store.ts"
import { findDuplicates } from "../duplicates-store.ts"
import { countAdsByState, type Seller } from "../own-ad-store.ts"
import {
  findImages,
  findNames,
  findReview,
  findSeller,
  findSentBack,
  type SentBack,
} from "../review-desk-store.ts"
import { findReviewed, lockReview, type ReviewToDecide } from "../review-store.ts"
import { findRisk } from "../risk-store.ts"
import { findSellerRecord } from "../seller-record-store.ts"
import { staffReviews } from "../staff-collection.ts"

/** Everything that a moderator needs to decide a submission. Throws NotFoundError. */
export async function readReview(
  { database, pool }: { database: Database; pool: Pool },
  id: number,
): Promise<ReviewDetail> {
  const review = await findReview(database, id)
  const selection = readSelection(staffReviews, "moderator", {})
  const record = await findOne(pool, staffReviews, "moderator", { id }, selection)
  const seller = review && (await findSeller(database, review.ownerId))
  if (!review || record === null || !seller) {
    throw new DomainError("NotFoundError", "Submission not found")
  }
  const { approved, content } = review
  const sentBack = await findSentBack(database, review)
  const versions = [content, approved, sentBack?.content]
  const images = await findImages(
    database,
    versions.flatMap((version) => version?.gallery ?? []),
  )
  const names = await findNames(database, content)
  const before = await findNames(database, approved)
  const risk = await findRisk(database, id)
  const sellerRecord = await findSellerRecord(database, review.ownerId)
  return {
    review: reviewSchema.parse(JSON.parse(record)),
    content: withImages(content, images),
    approved: approved && withImages(approved, images),
    names: {
      ...names,
      approved_category: before.category,
      approved_commune: before.commune,
      approved_condition: before.condition,
    },
    requested: sentBack && (await presentSentBack(database, sentBack, images)),
    seller: {
      ...seller,
      tier: sellerTier(sellerRecord),
      approved_ads: sellerRecord.approved,
      refused_ads: sellerRecord.refused,
      ads_by_state: await countAdsByState(database, review.ownerId, "all"),
      related: await listRelatedAccounts(database, review.ownerId),
    },
    risk: risk && {
      score: risk.score,
      signals: risk.signals,
      computed_at: risk.computedAt.toISOString(),
    },
    duplicates: await findDuplicates(database, {
      id: review.adId,
      ownerId: review.ownerId,
      content,
      similarNames: review.similarNames ?? [],
    }),
    are_names_compared: review.similarNames !== null,
  }
}

/** What an ad contains now, whatever its state. Throws NotFoundError. */
export async function readStaffAd(database: Database, adId: number): Promise<StaffAdContent> {
  if ((await findAd(database, adId)) === null)
    throw new DomainError("NotFoundError", "Ad not found")
  const content = await readContent(database, adId)
  return {
    content: withImages(content, await findImages(database, content.gallery)),
    approved: null,
    names: {
      ...(await findNames(database, content)),
      approved_category: null,
      approved_commune: null,
      approved_condition: null,
    },
  }
}

async function presentSentBack(
  database: Database,
  { content, decidedAt, notes, reason }: SentBack,
  images: ReadonlyMap<number, Image>,
): Promise<ReviewDetail["requested"]> {
  return {
    ...{ reason, notes, decided_at: decidedAt.toISOString() },
    content: withImages(content, images),
    names: await findNames(database, content),
  }
}

function withImages(content: AdContent, images: ReadonlyMap<number, Image>): OwnAdContent {
  const gallery = content.gallery.flatMap((id) => images.get(id) ?? [])
  return { ...content, gallery }
}

/**
 * A pending submission with its ad and its owner, all locked until the transaction ends. Throws
 * NotFoundError, and ConflictError that names who decided before and what, with the path `review`.
 */
export async function openReview(
  transaction: Database,
  reviewId: number,
): Promise<{ review: ReviewToDecide; ad: ExistingAd; seller: Seller }> {
  const reviewed = await findReviewed(transaction, reviewId)
  if (reviewed === null) throw new DomainError("NotFoundError", "Review not found")
  const seller = await lockSeller(transaction, reviewed.ownerId)
  const ad = await lockAd(transaction, reviewed.adId)
  const review = await lockReview(transaction, reviewId)
  if (ad === null || review === null) {
    throw new DomainError("NotFoundError", "Review not found")
  }
  if (review.state !== "pending") {
    throw new DomainError("ConflictError", `This review is already ${review.state}`, [
      { path: ["review"], message: decidedBefore(review.state, review.decidedBy) },
    ])
  }
  return { review, ad, seller }
}
