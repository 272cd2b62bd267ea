import type { Database } from "../../../database/database.ts"
import { lockUser } from "../../../database/lock-user.ts"
import { type MovementCause, revokeCreditsOf, takeCreditsOff } from "../ledger-store.ts"

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

/**
 * Removes up to the given number of unspent credits of each kind of an order, within the caller's
 * transaction. Returns how many of each kind were removed.
 */
export async function revokeCredits(
  transaction: Database,
  order: { id: number; ownerId: number; now: Date },
  max: { publication: number; featured: number },
  cause: MovementCause,
): Promise<{ publication: number; featured: number }> {
  const { id, now, ownerId } = order
  await lockUser(transaction, { id: ownerId })
  return {
    publication: await revokeCreditsOf(transaction, "publication", id, max.publication, now, cause),
    featured: await revokeCreditsOf(transaction, "featured", id, max.featured, now, cause),
  }
}
