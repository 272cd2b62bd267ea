import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { AdState } from "@wara/domain/ads/ad-state"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"
import { adReviews } from "../../database/schema/reviews.ts"

export type FoundReview = {
  id: number
  adId: number
  ownerId: number
  adState: AdState
  state: string
  content: AdContent
  approved: AdContent | null
}

export async function findReview(database: Database, id: number): Promise<FoundReview | null> {
  const [found] = await database
    .select({
      id: adReviews.id,
      adId: adReviews.adId,
      ownerId: ads.ownerId,
      adState: ads.state,
      state: adReviews.state,
      content: adReviews.content,
      approved: adReviews.approved,
    })
    .from(adReviews)
    .innerJoin(ads, eq(ads.id, adReviews.adId))
    .where(eq(adReviews.id, id))
  return found ?? null
}

/** Name, state and owner of an ad; null when there is none. */
export async function findAdSubject(
  database: Database,
  id: number,
): Promise<{ name: string; state: AdState; ownerId: number } | null> {
  const [found] = await database
    .select({ name: ads.name, state: ads.state, ownerId: ads.ownerId })
    .from(ads)
    .where(eq(ads.id, id))
  return found ?? null
}
