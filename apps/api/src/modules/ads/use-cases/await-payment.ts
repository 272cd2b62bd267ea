import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { draftContent } from "@wara/domain/ads/draft-content"
import type { Database } from "../../../database/database.ts"
import { acceptContent } from "../accept-content.ts"
import { adConflict } from "../ad-conflict.ts"
import { updateAd } from "../ad-store.ts"
import { writeContent } from "../content-store.ts"
import { findDraft } from "../draft-store.ts"
import { replaceGallery } from "../gallery-store.ts"
import { readAdContent } from "../read-ad-content.ts"
import { requireOwnAd } from "../require-own-ad.ts"
import { requirePublisher } from "../require-publisher.ts"

/**
 * Prepares a draft for its checkout: validates its content and stores it as it will be submitted;
 * part of the caller's transaction. Opening another checkout stores it again. Throws NotFoundError
 * for ads of other users, ValidationError by field for incomplete content, UnverifiedEmailError,
 * and ConflictError when it is no longer a draft.
 */
export async function awaitPayment(
  transaction: Database,
  key: { adId: number; ownerId: number },
  now: Date,
): Promise<void> {
  const { ad, seller } = await requireOwnAd(transaction, key)
  const isAgain = ad.state === "awaiting_payment"
  const state = isAgain ? ad.state : nextAdState(ad.state, "await-payment", "owner")
  requirePublisher(seller)
  const draft = await findDraft(transaction, ad.id)
  if (draft === null) throw adConflict("The ad has no draft content", adTexts.notNow)
  const content = readAdContent(draftContent(draft.content), now)
  await acceptContent(transaction, ad, content)
  await writeContent(transaction, ad.id, content)
  await replaceGallery(transaction, ad.id, content.gallery)
  if (!isAgain) await updateAd(transaction, ad.id, { state })
}
