import { adTexts } from "@wara/domain/ads/ad-texts"
import type { CreditKind } from "@wara/domain/credits/credit"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { lockUser } from "../../../database/lock-user.ts"
import { type MovementCause, putCreditBack } from "../ledger-store.ts"
import {
  assignCreditToAd,
  claimFreeCredits,
  findNextSource,
  lockOwnersOf,
  markUsedUp,
} from "../store.ts"

const missing = { publication: adTexts.noCredits, featured: adTexts.noFeaturedCredits } as const

/**
 * Spends one of the owner's credits on an ad, within the caller's transaction. The owner's row is
 * locked first, so that two concurrent submissions never use the same credit. Free credits are used
 * once per RUT: after another account used them, only bought and given credits count. Throws
 * ConflictError with the path `credits` when none is left.
 */
export async function spendCredit(
  transaction: Database,
  kind: CreditKind,
  spend: { ownerId: number; adId: number; now: Date },
  cause: MovementCause,
): Promise<{ id: number; days: number }> {
  const { now, ownerId } = spend
  await lockUser(transaction, { id: ownerId })
  const isFree = (await findNextSource(transaction, kind, ownerId)) === "free"
  const isRefused = isFree && !(await claimFreeCredits(transaction, ownerId, now))
  const scope = isRefused ? "not-free" : "all"
  const assigned = await assignCreditToAd(transaction, kind, { ...spend, scope }, cause)
  if (assigned) return assigned
  throw new DomainError("ConflictError", `No ${kind} credit is left`, [
    { path: ["credits"], message: isRefused ? adTexts.freeCreditsUsed : missing[kind] },
  ])
}

/**
 * Marks the credits of one kind on these ads as used up, so that the ads can take new ones. Runs in
 * the caller's transaction.
 */
export async function useUpCredits(
  transaction: Database,
  kind: CreditKind,
  adIds: readonly number[],
  now: Date,
): Promise<void> {
  if (adIds.length === 0) return
  await lockOwnersOf(transaction, adIds)
  await markUsedUp(transaction, kind, adIds, now)
}

/**
 * Spends again the credit that was last returned from an ad, as if it had never been returned. Runs
 * in the caller's transaction, which has locked the owner. Returns false when the owner has used it
 * for another ad.
 */
export function reclaimCredit(
  transaction: Database,
  kind: CreditKind,
  ad: { adId: number; now: Date },
  cause: MovementCause,
): Promise<boolean> {
  return putCreditBack(transaction, kind, ad.adId, ad.now, cause)
}
