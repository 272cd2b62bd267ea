import { sql } from "drizzle-orm"
import { z } from "zod"
import { dayOf, type RecentDays, type StretchBounds } from "../../collections/ad-facet-words.ts"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import { cacheRead } from "../../database/cached-read.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

/**
 * A word that two of a hundred ads have finds a thousand in the newest stretch of days; one that has
 * fewer in four times as many more days is so rare that all its ads are read. Facets count two
 * thousand: the newest stretch has as many of the most frequent words, and needs no second one.
 */
export const usualBounds: StretchBounds = { newestAds: 50_000, rankedAds: 1_000, countedAds: 2_000 }

/** Length of the second stretch of days, as a multiple of the first one. */
const longer = 4

/** The days of the newest ads; null while there are so few that a search reads all its matches. */
export type ReadRecentDays = (now: Date) => Promise<RecentDays | null>

/** Caches the days in memory; the newest stretch grows until they are read again. */
export function createRecentDays(database: Database, bounds = usualBounds): ReadRecentDays {
  return cacheRead((now) => findRecentDays(database, bounds, now))
}

async function findRecentDays(
  database: Database,
  bounds: StretchBounds,
  now: Date,
): Promise<RecentDays | null> {
  const [found] = await readRows(
    database,
    z.object({ day: z.number() }),
    sql`select floor(extract(epoch from published_at) / 86400)::int as day from ads
      where ${isPublicAdSql(sql`ads`)}
      order by published_at desc nulls last, id desc limit 1 offset ${bounds.newestAds}::int`,
  )
  if (found === undefined) return null
  const days = Math.max(1, dayOf(now) - found.day + 1)
  return { ...bounds, newest: found.day, newer: found.day - longer * days }
}
