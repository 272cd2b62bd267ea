import type { Database } from "../../../database/database.ts"
import { lockUser } from "../../../database/lock-user.ts"
import { takeCreditsOff } from "../give-back-store.ts"
import type { MovementCause } from "../ledger-store.ts"

/**
 * Returns the credits of a rejected ad to its owner, the featured credit included, within the
 * caller's transaction. Returns the number of returned credits of each kind.
 */
export async function returnCredits(
  transaction: Database,
  ad: { id: number; ownerId: number; now: Date },
  cause: MovementCause,
): Promise<{ publication: number; featured: number }> {
  await lockUser(transaction, { id: ad.ownerId })
  return {
    publication: await takeCreditsOff(transaction, "publication", ad.id, ad.now, cause),
    featured: await takeCreditsOff(transaction, "featured", ad.id, ad.now, cause),
  }
}
