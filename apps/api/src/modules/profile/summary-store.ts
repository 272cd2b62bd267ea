import { type AdsByState, adsByState } from "@wara/domain/ads/ads-by-state"
import { count, eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"

/** A person's ads by state; every state is there. */
export async function countAdsByState(database: Database, ownerId: number): Promise<AdsByState> {
  const counted = await database
    .select({ state: ads.state, ads: count() })
    .from(ads)
    .where(eq(ads.ownerId, ownerId))
    .groupBy(ads.state)
  return adsByState(counted)
}
