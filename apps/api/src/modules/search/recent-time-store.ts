import { sql } from "drizzle-orm"
import { z } from "zod"
import { quarterOf, type RecentTime, type StretchBounds } from "../../collections/ad-facet-words.ts"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import { cacheRead } from "../../database/cached-read.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

/**
 * A word that four of a hundred ads have finds a thousand in the newest stretch of time, one that
 * fifteen of a thousand have in two; one with fewer in all three is so rare that all its ads are read.
 */
export const usualBounds: StretchBounds = { manyAds: 50_000, newestAds: 25_000, enoughAds: 1_000 }

/** How far the second and the third stretch of time reach beyond the first, as multiples of it. */
const reach = { newer: 2, earlier: 9 }

/** Since when the newest ads were published; null while there are so few that a search reads all its matches. */
export type ReadRecentTime = (now: Date) => Promise<RecentTime | null>

/** Caches the instants in memory; the newest stretch grows until they are read again. */
export function createRecentTime(database: Database, bounds = usualBounds): ReadRecentTime {
  return cacheRead(() => findRecentTime(database, bounds))
}

async function findRecentTime(
  database: Database,
  bounds: StretchBounds,
): Promise<RecentTime | null> {
  const publicAd = (place: number) => sql`select published_at from ads
    where ${isPublicAdSql(sql`ads`)}
    order by published_at desc nulls last, id desc limit 1 offset ${place}::int`
  const [found] = await readRows(
    database,
    z.object({ first: z.coerce.date(), last: z.coerce.date() }),
    sql`select first.published_at as first, last.published_at as last
      from (${publicAd(0)}) last, (${publicAd(bounds.newestAds)}) first
      where exists (${publicAd(bounds.manyAds)})`,
  )
  if (found === undefined) return null
  const newest = quarterOf(found.first)
  // Counted up to the newest ad, not up to now: days without new ads would lengthen the other stretches.
  const quarters = Math.max(1, quarterOf(found.last) - newest + 1)
  const newer = newest - reach.newer * quarters
  return { ...bounds, newest, newer, earlier: newest - reach.earlier * quarters }
}
