import { sql } from "drizzle-orm"
import { z } from "zod"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import { cacheRead } from "../../database/cached-read.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

/** How many public ads are all counted for facets, and how many of the newest of more. */
export type CountBounds = { manyAds: number; newestAds: number }

/**
 * A hundred thousand ads are counted in 0.3 s, from an index alone; the newest twenty thousand of
 * more, which lie apart in the table, in 0.1 s.
 */
const usualBounds: CountBounds = { manyAds: 100_000, newestAds: 20_000 }

/** The instant since which ads are counted; null while there are so few that all of them are. */
export type ReadNewestSince = (now: Date) => Promise<string | null>

/** Caches the instant in memory; ads published meanwhile are counted too. */
export function createNewestSince(database: Database, bounds = usualBounds): ReadNewestSince {
  return cacheRead(() => findNewestSince(database, bounds))
}

async function findNewestSince(database: Database, bounds: CountBounds): Promise<string | null> {
  const publicAd = (place: number) => sql`select published_at from ads
    where ${isPublicAdSql(sql`ads`)}
    order by published_at desc nulls last, id desc limit 1 offset ${place}::int`
  const [found] = await readRows(
    database,
    z.object({ since: z.string() }),
    sql`select (${publicAd(bounds.newestAds - 1)})::text as since
      where exists (${publicAd(bounds.manyAds)})`,
  )
  return found?.since ?? null
}
