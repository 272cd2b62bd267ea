import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { EndReason } from "@wara/domain/ads/review"
import type { Database } from "../../../database/database.ts"
import { updateAd } from "../ad-store.ts"
import { type OwnAdKey, requireOwnAd } from "../require-own-ad.ts"
import { withdrawReviews } from "../review-store.ts"

/**
 * Ends a public ad at its owner's request; a pending change is withdrawn. Part of the caller's
 * transaction. Throws NotFoundError, and ConflictError for an ad that is not public.
 */
export async function deactivateAd(
  transaction: Database,
  end: OwnAdKey & { reason: EndReason },
  now: Date,
): Promise<void> {
  const { ad } = await requireOwnAd(transaction, end)
  const state = nextAdState(ad.state, "deactivate", "owner")
  await updateAd(transaction, ad.id, { state, endedAt: now, endReason: end.reason })
  await withdrawReviews(transaction, [ad.id], now)
}
