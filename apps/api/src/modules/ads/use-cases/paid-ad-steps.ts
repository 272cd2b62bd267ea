import { draftContent } from "@wara/domain/ads/ad-draft"
import { canTransition, nextAdState } from "@wara/domain/ads/ad-lifecycle"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { acceptContent } from "../accept-content.ts"
import { replaceGallery, writeContent } from "../ad-content-store.ts"
import { lockAd, updateAd } from "../ad-store.ts"
import { findDraft } from "../draft-store.ts"
import { adConflict, requireOwnAd, requirePublisher } from "../own-ad-access.ts"
import { readAdContent } from "../read-ad-content.ts"
import { featureAd } from "./feature-ad.ts"
import { renewAd } from "./renew-ad.ts"
import { submitAd } from "./submit-ad.ts"

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
  await writeContent(transaction, ad.id, content, now)
  await replaceGallery(transaction, ad.id, content.gallery)
  if (!isAgain) await updateAd(transaction, ad.id, { state })
}

/**
 * Turns the ad of a checkout that ended unpaid into a draft again; part of the caller's
 * transaction. An ad that no longer awaits payment (submitted with a credit meanwhile, deleted) is
 * left unchanged.
 */
export async function dropPayment(transaction: Database, adId: number): Promise<void> {
  const ad = await lockAd(transaction, adId)
  if (ad === null || !canTransition(ad.state, "drop-payment", "system")) return
  await updateAd(transaction, adId, { state: nextAdState(ad.state, "drop-payment", "system") })
}

/**
 * Renews or features the ad of a paid order with the credits it bought; part of the caller's
 * transaction, after they were granted. Idempotent per key. False when it is no longer possible
 * (the ad was renewed, banned or removed meanwhile): the credits remain available.
 */
export async function completePaidIntent(
  transaction: Database,
  ad: { adId: number; ownerId: number; key: string; intent: "renew" | "feature" },
  now: Date,
): Promise<boolean> {
  const { intent, ...key } = ad
  const complete = intent === "renew" ? renewAd : featureAd
  try {
    // A savepoint, so that a refusal undoes what was started.
    await transaction.transaction((attempt) => complete(attempt, key, now))
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return false
  }
}

/**
 * Submits the ad of a paid order for review, as it was when the checkout opened; part of the
 * caller's transaction, after its credits were granted. Idempotent. False when it is not possible
 * (its owner was blocked, it was deleted): it is a draft again then and the credits remain
 * available.
 */
export async function submitPaidAd(
  transaction: Database,
  site: EmailSite,
  ad: { adId: number; ownerId: number; featured: boolean },
  now: Date,
): Promise<boolean> {
  try {
    // A savepoint, so that a refused submission undoes what was started.
    await transaction.transaction((attempt) =>
      submitAd(attempt, site, { ...ad, content: null }, now),
    )
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await dropPayment(transaction, ad.adId)
    return false
  }
}
