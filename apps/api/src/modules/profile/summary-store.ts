import { type AdsByState, adsByState } from "@wara/domain/ads/ads-by-state"
import { and, count, eq, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"

/** A person's ads by state, without removed ones; every state is included. */
export async function countAdsByState(database: Database, ownerId: number): Promise<AdsByState> {
  const counted = await database
    .select({ state: ads.state, ads: count() })
    .from(ads)
    .where(and(eq(ads.ownerId, ownerId), isNull(ads.hiddenAt)))
    .groupBy(ads.state)
  return adsByState(counted)
}
