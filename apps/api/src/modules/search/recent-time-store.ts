import { sql } from "drizzle-orm"
import { z } from "zod"
import { quarterOf, type RecentTime, type StretchBounds } from "../../collections/ad-facet-words.ts"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import { cacheRead } from "../../database/cached-read.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

/**
 * A word that two of a hundred ads have finds a thousand in the newest stretch of time, one that has
 * half as many in the next; one that has fewer in all three is so rare that all its ads are read.
 */
export const usualBounds: StretchBounds = { newestAds: 50_000, enoughAds: 1_000 }

/** How far the second and the third stretch of time reach beyond the first, as multiples of it. */
const reach = { newer: 1, earlier: 4 }

/** Since when the newest ads were published; null while there are so few that a search reads all its matches. */
export type ReadRecentTime = (now: Date) => Promise<RecentTime | null>

/** Caches the instants in memory; the newest stretch grows until they are read again. */
export function createRecentTime(database: Database, bounds = usualBounds): ReadRecentTime {
  return cacheRead((now) => findRecentTime(database, bounds, now))
}

async function findRecentTime(
  database: Database,
  bounds: StretchBounds,
  now: Date,
): Promise<RecentTime | null> {
  const [found] = await readRows(
    database,
    z.object({ quarter: z.number() }),
    sql`select floor(extract(epoch from published_at) / 21600)::int as quarter from ads
      where ${isPublicAdSql(sql`ads`)}
      order by published_at desc nulls last, id desc limit 1 offset ${bounds.newestAds}::int`,
  )
  if (found === undefined) return null
  const quarters = Math.max(1, quarterOf(now) - found.quarter + 1)
  const newest = found.quarter
  const newer = newest - reach.newer * quarters
  return { ...bounds, newest, newer, earlier: newest - reach.earlier * quarters }
}
