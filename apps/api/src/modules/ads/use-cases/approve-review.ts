import { type AdActor, nextAdState } from "@wara/domain/ads/ad-lifecycle"
import { continuedEnd, endOfTerm, isPublicAd } from "@wara/domain/ads/ad-term"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { choiceGone } from "@wara/domain/ads/review-texts"
import { rightsTexts } from "@wara/domain/privacy/rights-texts"
import type { Database } from "../../../database/database.ts"
import { adApprovedMail } from "../../../emails/ad-decisions.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { queueAdChange } from "../../../queue/enqueue.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import { checkReferences, findCover, replaceGallery, writeContent } from "../ad-content-store.ts"
import { type ExistingAd, findFeaturedDays, updateAd } from "../ad-store.ts"
import { afterUndo, queueDecisionMail } from "../decision-mail.ts"
import { adConflict } from "../own-ad-access.ts"
import { type ReviewToDecide, storeReviewDecision } from "../review-store.ts"
import { openReview } from "./read-review.ts"

/**
 * Publishes a pending submission: a new ad starts its days now, a change replaces the public
 * version, an audit changes nothing. By the system when there is no actor. Part of the caller's transaction. Throws NotFoundError, and ConflictError that names who
 * decided before and what.
 */
export async function approveReview(
  transaction: Database,
  site: EmailSite,
  decision: { reviewId: number; actorId: number | null },
  now: Date,
): Promise<void> {
  const { actorId } = decision
  const { review, ad, seller } = await openReview(transaction, decision.reviewId)
  const approved = { state: "approved", decidedAt: now, decidedBy: actorId } as const
  // The ad is published: only the audit ends, and its seller never knew of it.
  if (review.kind === "audit") return storeReviewDecision(transaction, review.id, approved)
  if (seller.dataBlockedAt !== null) {
    throw adConflict("The owner has their data blocked", rightsTexts.ownerBlocked)
  }
  const expiresAt =
    review.kind === "first"
      ? await publish(transaction, ad, now, actorId === null ? "system" : "staff")
      : await replaceVersion(transaction, ad, review, now)
  await storeReviewDecision(transaction, review.id, approved)
  const { kind, content } = review
  const isPublic = kind === "first" || isPublicAd(ad, now)
  const photo = await findCover(transaction, ad.id)
  const { reminder_days: reminderDays } = await readSettings(transaction)
  const shown = { name: content.name, slug: ad.slug, expiresAt, isPublic, photo }
  const mail = adApprovedMail(site, { ...seller, ...shown, kind, reminderDays })
  await queueDecisionMail(transaction, "approve", review.id, mail, now)
  await queueAdChange(transaction, { adId: ad.id, at: now, startAfter: afterUndo(now) })
}

/** The days of both credits run from now; for an ad returned to review they continue. */
async function publish(
  transaction: Database,
  ad: ExistingAd,
  now: Date,
  actor: AdActor,
): Promise<Date> {
  const state = nextAdState(ad.state, "approve", actor)
  const { returnedAt } = ad
  if (returnedAt !== null && ad.expiresAt !== null) {
    const expiresAt = continuedEnd(ad.expiresAt, returnedAt, now)
    const featuredUntil = ad.featuredUntil && continuedEnd(ad.featuredUntil, returnedAt, now)
    await updateAd(transaction, ad.id, { state, expiresAt, featuredUntil, returnedAt: null })
    return expiresAt
  }
  const expiresAt = endOfTerm(now, ad.days)
  const featuredDays = await findFeaturedDays(transaction, ad.id)
  const featuredUntil = featuredDays === null ? null : endOfTerm(now, featuredDays)
  await updateAd(transaction, ad.id, { state, publishedAt: now, expiresAt, featuredUntil })
  return expiresAt
}

async function replaceVersion(
  transaction: Database,
  ad: ExistingAd,
  { content }: ReviewToDecide,
  now: Date,
): Promise<Date> {
  // An ended ad can be changed before it is renewed or shown again.
  const takesVersions = ["active", "on_hold", "expired", "deactivated"].includes(ad.state)
  if (!takesVersions || ad.expiresAt === null) {
    throw adConflict(`An ad that is ${ad.state} cannot take a new version`, adTexts.notNow)
  }
  // Operators may have moved the commune to another region since the seller chose it.
  const found = await checkReferences(transaction, { ...content, region: null })
  if (!found.category || !found.condition || !found.commune) {
    throw adConflict(
      "The category, condition or commune of the change no longer exists",
      choiceGone,
    )
  }
  await writeContent(transaction, ad.id, content, now)
  await replaceGallery(transaction, ad.id, content.gallery)
  return ad.expiresAt
}
