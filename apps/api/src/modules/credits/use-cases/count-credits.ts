import type { Database } from "../../../database/database.ts"
import { countAvailable } from "../store.ts"

/** Credits that an owner has at hand, by kind. */
export async function countCredits(
  database: Database,
  ownerId: number,
): Promise<{ publication: number; featured: number }> {
  return {
    publication: await countAvailable(database, "publication", ownerId),
    featured: await countAvailable(database, "featured", ownerId),
  }
}
