import { isEditable, needsReview } from "@wara/domain/ads/ad-editing"
import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { adTexts } from "@wara/domain/ads/ad-texts"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { queueAdChange } from "../../../queue/enqueue.ts"
import { acceptContent } from "../accept-content.ts"
import { readContent, replaceGallery, writeContent } from "../ad-content-store.ts"
import { type ExistingAd, updateAd } from "../ad-store.ts"
import { adConflict, type OwnAdKey, requireOwnAd } from "../own-ad-access.ts"
import { reportChangedContact } from "../report-changed-contact.ts"
import {
  findPendingAudit,
  findReviewedPrice,
  giveUpSentBack,
  updateAudit,
  withdrawReviews,
} from "../review-store.ts"
import { sendToReview } from "./submit-ad.ts"

/**
 * Changes an ad's content; returns whether the change awaits review. A submission that was sent
 * back is resubmitted at no cost, and a correction replaces a pending submission. For approved ads,
 * public or ended, small changes apply at once; others await review, replacing an earlier pending
 * change, while the last approved version stays: renewing or resuming publishes that version. New
 * contact data of a public ad are reported to its old e-mail, in both cases.
 * Throws NotFoundError, ValidationError by field, and ConflictError when its state allows no
 * change.
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
    refuseUneditable(ad, now)
    await acceptContent(transaction, ad, content)
    if (ad.state === "changes_requested" || ad.state === "pending") {
      await store(transaction, ad, content, now)
      const step = ad.state === "pending" ? "correct" : "resubmit"
      const state = nextAdState(ad.state, step, "owner")
      await updateAd(transaction, ad.id, { state, submittedAt: now })
      const submission = { adId: ad.id, seller, kind: "first", content, approved: null } as const
      await sendToReview(transaction, site, submission, now)
      return true
    }
    const approved = await readContent(transaction, ad.id)
    const change = { ad, seller, before: approved, after: content }
    await reportChangedContact(transaction, site, change, now)
    // Compared with the reviewed price, because many small price changes must not bypass a review.
    const price = (await findReviewedPrice(transaction, ad.id)) ?? approved.price
    if (needsReview({ ...approved, price }, content)) {
      const submission = { adId: ad.id, seller, kind: "edit", content, approved } as const
      await sendToReview(transaction, site, submission, now)
      return true
    }
    await withdrawReviews(transaction, [ad.id], now, { sparesAudits: true })
    const audit = await findPendingAudit(transaction, ad.id)
    if (audit !== null) await updateAudit(transaction, audit, content)
    await giveUpSentBack(transaction, ad.id)
    await store(transaction, ad, content, now)
    await queueAdChange(transaction, { adId: ad.id, at: now })
    return false
  })
}

/** Drafts are saved through the draft use case instead. */
function refuseUneditable(ad: ExistingAd, now: Date): void {
  if (isEditable(ad, now) && ad.state !== "draft") return
  throw adConflict(`An ad that is ${ad.state} cannot be edited`, adTexts.notNow)
}

async function store(
  transaction: Database,
  { id }: ExistingAd,
  content: AdContent,
  now: Date,
): Promise<void> {
  await writeContent(transaction, id, content, now)
  await replaceGallery(transaction, id, content.gallery)
}
