import { canTransition, nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { Database } from "../../../database/database.ts"
import { lockAd, updateAd } from "../ad-store.ts"

/**
 * A checkout ended without a payment: its ad is a draft again; part of the caller's transaction. An ad
 * that waits for no payment (submitted with a credit meanwhile, deleted) is left as it is.
 */
export async function dropPayment(transaction: Database, adId: number): Promise<void> {
  const ad = await lockAd(transaction, adId)
  if (ad === null || !canTransition(ad.state, "drop-payment", "system")) return
  await updateAd(transaction, adId, { state: nextAdState(ad.state, "drop-payment", "system") })
}
