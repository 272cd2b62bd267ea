import { canTransition, nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { Database } from "../../../database/database.ts"
import { lockAd, updateAd } from "../ad-store.ts"

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
