import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { Database } from "../../../database/database.ts"
import { returnCredits } from "../../credits/use-cases/return-credits.ts"
import { updateAd } from "../ad-store.ts"
import { readContent } from "../content-store.ts"
import { insertDraft } from "../draft-store.ts"
import { type OwnAdKey, requireOwnAd } from "../require-own-ad.ts"
import { withdrawReviews } from "../review-store.ts"

/**
 * Makes a draft of an ad that waits for a decision, whose credits return, or that was rejected, whose
 * credits returned then. Submitting it again spends credits again. Part of the caller's transaction;
 * repeating it changes nothing. Throws NotFoundError, and ConflictError for any other state.
 */
export async function reopenAd(transaction: Database, key: OwnAdKey, now: Date): Promise<void> {
  const { ad } = await requireOwnAd(transaction, key)
  if (ad.state === "draft") return
  const step = ad.state === "rejected" ? "reopen" : "withdraw"
  const state = nextAdState(ad.state, step, "owner")
  const cause = { reason: "ad-withdrawn", actorId: key.ownerId } as const
  const { featured } = await returnCredits(transaction, { ...ad, now }, cause)
  await withdrawReviews(transaction, [ad.id], now)
  await updateAd(transaction, ad.id, { state })
  const { gallery, ...fields } = await readContent(transaction, ad.id)
  const content = {
    ...emptyDraft(),
    step: 5,
    featured: featured > 0,
    ad: { ...fields, ad_id: ad.id, gallery: gallery.map((id) => ({ id })) },
  }
  await insertDraft(transaction, { adId: ad.id, content, savedAt: now, device: "" })
}
