import type { Database } from "../../../database/database.ts"
import { revokeCreditsOf } from "../give-back-store.ts"
import type { MovementCause } from "../ledger-store.ts"
import { lockOwner } from "../store.ts"

/**
 * Takes back an order's credits that were not spent, at most so many of each kind; part of the
 * caller's transaction. Answers how many of each kind it found.
 */
export async function revokeCredits(
  transaction: Database,
  order: { id: number; ownerId: number; now: Date },
  max: { publication: number; featured: number },
  cause: MovementCause,
): Promise<{ publication: number; featured: number }> {
  const { id, now, ownerId } = order
  await lockOwner(transaction, ownerId)
  return {
    publication: await revokeCreditsOf(transaction, "publication", id, max.publication, now, cause),
    featured: await revokeCreditsOf(transaction, "featured", id, max.featured, now, cause),
  }
}
