import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { isWithdrawable } from "@wara/domain/ads/owner-actions"
import type { Database } from "../../../database/database.ts"
import { returnCredits } from "../../credits/use-cases/return-credits.ts"
import { readContent } from "../ad-content-store.ts"
import { updateAd } from "../ad-store.ts"
import { insertDraft } from "../draft-store.ts"
import { adConflict, type OwnAdKey, requireOwnAd } from "../own-ad-access.ts"
import { withdrawReviews } from "../review-store.ts"

/**
 * Turns an ad into a draft: one awaiting a decision, whose credits are returned now, or a rejected
 * one, whose credits were returned then. Submitting it again spends credits again. Part of the
 * caller's transaction; idempotent. Throws NotFoundError, and ConflictError for any other state.
 */
export async function reopenAd(transaction: Database, key: OwnAdKey, now: Date): Promise<void> {
  const { ad } = await requireOwnAd(transaction, key)
  if (ad.state === "draft") return
  const step = ad.state === "rejected" ? "reopen" : "withdraw"
  if (step === "withdraw" && !isWithdrawable(ad)) {
    throw adConflict(`An ad that is ${ad.state} cannot be withdrawn`, adTexts.notNow)
  }
  const state = nextAdState(ad.state, step, "owner")
  const cause = { reason: "ad-withdrawn", actorId: key.ownerId } as const
  const { featured } = await returnCredits(transaction, { ...ad, now }, cause)
  await withdrawReviews(transaction, [ad.id], now)
  const term = { publishedAt: null, expiresAt: null, featuredUntil: null }
  await updateAd(transaction, ad.id, { state, ...term })
  const { gallery, ...fields } = await readContent(transaction, ad.id)
  const content = {
    ...emptyDraft(),
    step: 5,
    featured: featured > 0,
    ad: { ...fields, ad_id: ad.id, gallery: gallery.map((id) => ({ id })) },
  }
  await insertDraft(transaction, { adId: ad.id, content, savedAt: now, device: "" })
}
