import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import { adSlug } from "@wara/domain/ads/ad-name"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { AdState } from "@wara/domain/ads/ad-state"
import type { ReviewKind } from "@wara/domain/ads/review"
import type { Database } from "../../../database/database.ts"
import { adReceivedMail } from "../../../emails/ad-received.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { spendCredit } from "../../credits/use-cases/spend-credit.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import { acceptContent } from "../accept-content.ts"
import { readContent, replaceGallery, writeContent } from "../ad-content-store.ts"
import { isSlugTaken, updateAd } from "../ad-store.ts"
import { receivedMailReason } from "../decision-mail.ts"
import { deleteDraft } from "../draft-store.ts"
import { requireOwnAd, requirePublisher } from "../own-ad-access.ts"
import type { Seller } from "../own-ad-store.ts"
import { readAdContent } from "../read-ad-content.ts"
import { withdrawReviews } from "../review-store.ts"
import { enterReviewQueue } from "./assess-review.ts"

/** An ad to submit for review; without `content`, what the checkout stored. */
export type AdSubmission = {
  adId: number
  ownerId: number
  featured: boolean
  content: AdContent | null
}

/**
 * Submits an ad for review and spends one publication credit on it, and a featured one if chosen;
 * part of the caller's transaction. Idempotent: repeating it spends nothing. After a payment use
 * `submitPaidAd`. Throws NotFoundError for ads of other users, UnverifiedEmailError,
 * AccountBlockedError, ValidationError by field, and ConflictError: with the path `credits` when
 * none is left, `state` when the ad was ended.
 */
export async function submitAd(
  transaction: Database,
  site: EmailSite,
  submission: AdSubmission,
  now: Date,
): Promise<void> {
  const { adId, featured, ownerId } = submission
  const { ad, seller } = await requireOwnAd(transaction, submission)
  if (wasSubmitted(ad.state)) return
  const isPaid = submission.content === null
  const state = nextAdState(ad.state, "submit", isPaid ? "system" : "owner")
  requirePublisher(seller)
  const content = submission.content ?? readAdContent(await readContent(transaction, adId), now)
  await acceptContent(transaction, ad, content)

  const spend = { ownerId, adId, now }
  const cause = { reason: "ad-submitted", actorId: isPaid ? null : ownerId } as const
  const { days } = await spendCredit(transaction, "publication", spend, cause)
  if (featured) await spendCredit(transaction, "featured", spend, cause)

  await writeContent(transaction, adId, content, now)
  await replaceGallery(transaction, adId, content.gallery)
  const slug = await freeSlug(transaction, adId, content.name)
  await updateAd(transaction, adId, { state, slug, days, submittedAt: now, returnedAt: null })
  await deleteDraft(transaction, adId)
  const kind = "first"
  await sendToReview(transaction, site, { adId, seller, kind, content, approved: null }, now)
}

/** A double click, a second tab, or a retry after the first response was lost. */
export function wasSubmitted(state: AdState): state is "pending" | "active" {
  return state === "pending" || state === "active"
}

/** The ad's id makes a slug unique, unless another ad's name happens to end in it. */
async function freeSlug(transaction: Database, adId: number, name: string): Promise<string> {
  const slug = adSlug(name, adId)
  return (await isSlugTaken(transaction, { adId, slug })) ? `${slug}-${adId}` : slug
}

/** Queues a submission for review, replacing a pending one, and notifies its owner. */
export async function sendToReview(
  transaction: Database,
  site: EmailSite,
  submission: {
    adId: number
    seller: Seller
    kind: ReviewKind
    content: AdContent
    approved: AdContent | null
  },
  now: Date,
): Promise<void> {
  const { adId, approved, content, kind, seller } = submission
  await withdrawReviews(transaction, [adId], now)
  const entered = { adId, kind, content, approved, submittedAt: now }
  const id = await enterReviewQueue(transaction, entered)
  const { response_hours: hours } = await readSettings(transaction)
  const mail = adReceivedMail(site, { ...seller, kind, name: content.name, hours })
  await queueMail(transaction, receivedMailReason(id), mail)
}
