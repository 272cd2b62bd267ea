import type { AdState } from "@wara/domain/ads/ad-state"
import { count, eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"

const noAds: Record<AdState, number> = {
  draft: 0,
  awaiting_payment: 0,
  pending: 0,
  changes_requested: 0,
  rejected: 0,
  active: 0,
  expired: 0,
  deactivated: 0,
  banned: 0,
}

/** A person's ads by state; every state is there. */
export async function countAdsByState(
  database: Database,
  ownerId: number,
): Promise<Record<AdState, number>> {
  const counted = await database
    .select({ state: ads.state, ads: count() })
    .from(ads)
    .where(eq(ads.ownerId, ownerId))
    .groupBy(ads.state)
  const counts = { ...noAds }
  for (const row of counted) counts[row.state] = row.ads
  return counts
}
