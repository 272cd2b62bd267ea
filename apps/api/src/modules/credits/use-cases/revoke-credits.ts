import type { Database } from "../../../database/database.ts"
import { lockUser } from "../../../database/lock-user.ts"
import { revokeCreditsOf } from "../give-back-store.ts"
import type { MovementCause } from "../ledger-store.ts"

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
