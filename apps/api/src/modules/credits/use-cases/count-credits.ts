import { adDurationDays } from "@wara/domain/ads/ad-visibility"
import type { Database } from "../../../database/database.ts"
import { countAvailable, findNextDays } from "../store.ts"

/**
 * Credits that an owner has at hand, by kind, and the days that the next one gives an ad: who has none
 * is told what is usual.
 */
export async function countCredits(
  database: Database,
  ownerId: number,
): Promise<{ publication: number; featured: number; days: number }> {
  return {
    publication: await countAvailable(database, "publication", ownerId),
    featured: await countAvailable(database, "featured", ownerId),
    days: (await findNextDays(database, ownerId)) ?? adDurationDays,
  }
}
