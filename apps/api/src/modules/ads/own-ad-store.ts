import type { OwnAdSort } from "@wara/contract/own-ad"
import type { AdDraft } from "@wara/domain/ads/ad-draft"
import type { AdState } from "@wara/domain/ads/ad-state"
import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { adImages, ads } from "../../database/schema/ads.ts"
import { categories } from "../../database/schema/catalog.ts"
import { adDrafts } from "../../database/schema/drafts.ts"
import { files } from "../../database/schema/files.ts"
import { communes, regions } from "../../database/schema/places.ts"
import { adReviews } from "../../database/schema/reviews.ts"
import { lastChange, type OwnAdFilter, ownAdOrder, ownAdsWhere } from "./own-ad-order-store.ts"

/** What a draft says of its ad stands before the ad's row, which knows nothing yet. */
const typed = (field: keyof AdDraft["ad"], otherwise: SQL) =>
  sql`coalesce((${adDrafts.content} -> 'ad' ->> ${sql.raw(`'${field}'`)})::int, ${otherwise})`

function selectOwnAds(database: Database) {
  return database
    .select({
      ad: ads,
      draft: adDrafts.content,
      category: categories,
      commune: communes.name,
      region: regions.name,
      cover: files,
      review: adReviews,
      changedAt: lastChange,
    })
    .from(ads)
    .leftJoin(adDrafts, eq(adDrafts.adId, ads.id))
    .leftJoin(categories, eq(categories.id, typed("category", sql`${ads.categoryId}`)))
    .leftJoin(communes, eq(communes.id, typed("commune", sql`${ads.communeId}`)))
    .leftJoin(regions, eq(regions.id, communes.regionId))
    .leftJoin(adImages, and(eq(adImages.adId, ads.id), eq(adImages.position, 1)))
    .leftJoin(files, eq(files.id, adImages.fileId))
    .leftJoin(
      adReviews,
      sql`${adReviews.id} = (select max(latest.id) from ad_reviews as latest where latest.ad_id = ${ads.id})`,
    )
}

/** An ad with everything that its owner is shown of it. */
export type OwnAdRow = Awaited<ReturnType<typeof selectOwnAds>>[number]

/** A page of an owner's ads that match, in the order asked for. */
export function listOwnAds(
  database: Database,
  ownerId: number,
  { states, words, sort }: OwnAdFilter & { sort: OwnAdSort },
  slice: { offset: number; limit: number },
): Promise<OwnAdRow[]> {
  return selectOwnAds(database)
    .where(ownAdsWhere(ownerId, { states, words }))
    .orderBy(...ownAdOrder(sort), desc(ads.id))
    .offset(slice.offset)
    .limit(slice.limit)
}

/** How many of an owner's ads match. */
export async function countMatchingOwnAds(
  database: Database,
  ownerId: number,
  filter: OwnAdFilter,
): Promise<number> {
  const [row] = await database
    .select({ ads: count() })
    .from(ads)
    .leftJoin(adDrafts, eq(adDrafts.adId, ads.id))
    .where(ownAdsWhere(ownerId, filter))
  return row?.ads ?? 0
}

/** One of an owner's ads; null when it is nobody's or somebody else's. */
export async function findOwnAd(
  database: Database,
  key: { adId: number; ownerId: number },
): Promise<OwnAdRow | null> {
  const [row] = await selectOwnAds(database).where(
    and(eq(ads.id, key.adId), eq(ads.ownerId, key.ownerId), isNull(ads.hiddenAt)),
  )
  return row ?? null
}

/** An owner's ads by state; states without any are left out. */
export async function countOwnAds(
  database: Database,
  ownerId: number,
): Promise<Map<AdState, number>> {
  const rows = await database
    .select({ state: ads.state, ads: count() })
    .from(ads)
    .where(and(eq(ads.ownerId, ownerId), isNull(ads.hiddenAt)))
    .groupBy(ads.state)
  return new Map(rows.map((row) => [row.state, row.ads]))
}
