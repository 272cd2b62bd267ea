import { isEditable, needsReview } from "@wara/domain/ads/ad-editing"
import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { adTexts } from "@wara/domain/ads/ad-texts"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { acceptContent } from "../accept-content.ts"
import { adConflict } from "../ad-conflict.ts"
import { type LivingAd, updateAd } from "../ad-store.ts"
import { readContent, writeContent } from "../content-store.ts"
import { replaceGallery } from "../gallery-store.ts"
import { type OwnAdKey, requireOwnAd } from "../require-own-ad.ts"
import { findReviewedPrice, giveUpSentBack, withdrawReviews } from "../review-store.ts"
import { sendToReview } from "./send-to-review.ts"

/**
 * Changes an ad's content; answers whether the change waits for review. What was sent back goes to
 * review again at no cost. Of a public ad, small changes are public at once; others wait while the last
 * approved version stays, in place of a change that waited before. Throws NotFoundError,
 * ValidationError by field, and ConflictError when its state allows no change.
 */
export async function editAd(
  database: Database,
  site: EmailSite,
  edit: OwnAdKey & { content: AdContent },
  now: Date,
): Promise<boolean> {
  const { content } = edit
  return database.transaction(async (transaction) => {
    const { ad, seller } = await requireOwnAd(transaction, edit)
    refuseUneditable(ad)
    await acceptContent(transaction, ad, content)
    if (ad.state === "changes_requested") {
      await store(transaction, ad, content)
      const state = nextAdState(ad.state, "resubmit", "owner")
      await updateAd(transaction, ad.id, { state, submittedAt: now })
      const submission = { adId: ad.id, seller, kind: "first", content, approved: null } as const
      await sendToReview(transaction, site, submission, now)
      return true
    }
    const approved = await readContent(transaction, ad.id)
    // Many small steps of the price are no way around a review.
    const price = (await findReviewedPrice(transaction, ad.id)) ?? approved.price
    if (needsReview({ ...approved, price }, content)) {
      const submission = { adId: ad.id, seller, kind: "edit", content, approved } as const
      await sendToReview(transaction, site, submission, now)
      return true
    }
    await withdrawReviews(transaction, [ad.id], now)
    await giveUpSentBack(transaction, ad.id)
    await store(transaction, ad, content)
    return false
  })
}

/** A draft is saved as one. */
function refuseUneditable({ state }: LivingAd): void {
  if (state === "pending") throw adConflict("The ad is being reviewed", adTexts.inReview)
  if (isEditable(state) && state !== "draft") return
  throw adConflict(`An ad that is ${state} is not edited`, adTexts.notNow)
}

async function store(transaction: Database, { id }: LivingAd, content: AdContent): Promise<void> {
  await writeContent(transaction, id, content)
  await replaceGallery(transaction, id, content.gallery)
}
