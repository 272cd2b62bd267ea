import { endOfTerm } from "@wara/domain/ads/ad-term"
import type { Database } from "../../../database/database.ts"
import { spendCredit } from "../../credits/use-cases/spend-credit.ts"
import { insertFeaturing, updateAd, wasFeatured } from "../ad-store.ts"
import { type OwnAdKey, requireOwnAd } from "../own-ad-access.ts"
import { assertFeaturable } from "./require-payable-ad.ts"

/**
 * Features a public ad with one featured credit, whose days start now. Part of the caller's
 * transaction; idempotent per key. Throws NotFoundError, UnverifiedEmailError, AccountBlockedError,
 * and ConflictError: with the path `credits` when none is left, `state` when the ad is not public
 * or is already featured.
 */
export async function featureAd(
  transaction: Database,
  featuring: OwnAdKey & { key: string },
  now: Date,
): Promise<void> {
  const { adId, key, ownerId } = featuring
  const locked = await requireOwnAd(transaction, featuring)
  if (await wasFeatured(transaction, adId, key)) return
  assertFeaturable(locked, now)
  const spend = { ownerId, adId, now }
  const cause = { reason: "ad-featured", actorId: ownerId } as const
  const { days } = await spendCredit(transaction, "featured", spend, cause)
  const featuredUntil = endOfTerm(now, days)
  await updateAd(transaction, adId, { featuredUntil })
  await insertFeaturing(transaction, { adId, idempotencyKey: key, featuredAt: now, featuredUntil })
}
