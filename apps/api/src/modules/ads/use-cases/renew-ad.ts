import { isPublicAd, renewedEnd } from "@wara/domain/ads/ad-term"
import type { Database } from "../../../database/database.ts"
import { queueAdChange } from "../../../queue/enqueue.ts"
import { spendCredit, useUpCredits } from "../../credits/use-cases/spend-credit.ts"
import { updateAd } from "../ad-store.ts"
import { insertRenewal, spendEndLinks, wasRenewed } from "../end-store.ts"
import { type OwnAdKey, requireOwnAd } from "../own-ad-access.ts"
import { assertRenewable } from "./require-payable-ad.ts"

/**
 * Extends an ad by one credit: its days are added to the end of a public ad, or start now when the
 * ad is published again, unchanged and so without review. Part of the caller's transaction;
 * idempotent per key. Throws NotFoundError, and ConflictError: with the path `credits` when none is
 * left, `state` when it is too early or the ad was ended permanently.
 */
export async function renewAd(
  transaction: Database,
  renewal: OwnAdKey & { key: string },
  now: Date,
): Promise<void> {
  const { adId, key, ownerId } = renewal
  const locked = await requireOwnAd(transaction, renewal)
  const { ad } = locked
  if (await wasRenewed(transaction, adId, key)) return
  const state = assertRenewable(locked, now)

  await useUpCredits(transaction, "publication", [adId], now)
  const spend = { ownerId, adId, now }
  const cause = { reason: "ad-renewed", actorId: ownerId } as const
  const { days } = await spendCredit(transaction, "publication", spend, cause)

  const expiresAt = renewedEnd(ad, days, now)
  const publishedAt = isPublicAd(ad, now) ? ad.publishedAt : now
  const step = { state, days, expiresAt, publishedAt, endedAt: null, endReason: null }
  await updateAd(transaction, adId, step)
  if (!isPublicAd(ad, now)) await queueAdChange(transaction, { adId, at: now, isReturn: true })
  await spendEndLinks(transaction, adId, ["renew_ad"], now)
  await insertRenewal(transaction, { adId, idempotencyKey: key, renewedAt: now, expiresAt })
}
