import type { Database } from "../../../database/database.ts"
import { takeCreditsOff } from "../give-back-store.ts"
import type { MovementCause } from "../ledger-store.ts"
import { lockOwner } from "../store.ts"

/**
 * Gives its owner back what lies on an ad that was rejected, the featured credit too; part of the
 * caller's transaction. Answers how many of each kind there are to use again.
 */
export async function returnCredits(
  transaction: Database,
  ad: { id: number; ownerId: number; now: Date },
  cause: MovementCause,
): Promise<{ publication: number; featured: number }> {
  await lockOwner(transaction, ad.ownerId)
  return {
    publication: await takeCreditsOff(transaction, "publication", ad.id, ad.now, cause),
    featured: await takeCreditsOff(transaction, "featured", ad.id, ad.now, cause),
  }
}
