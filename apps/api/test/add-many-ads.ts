import { sql } from "drizzle-orm"
import type { Database } from "../src/database/database.ts"
import { foldAdCounts } from "../src/database/fold-ad-counts.ts"
import { addAd, type GivenAd } from "./add-ad.ts"

/**
 * Stores many public ads that differ in id, slug and date only. Triggers do not run: the copies have
 * the search words of the first ad, and are counted at once.
 */
export async function addManyAds(
  database: Database,
  count: number,
  ad: GivenAd & { slug: string },
): Promise<void> {
  await addAd(database, ad)
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(sql`
      insert into ads (slug, name, state, owner_id, category_id, commune_id, condition_id, price,
        price_clp, year, manufacturer, description, published_at, expires_at, created_at, featured,
        search, subject)
      select slug || '-' || number, name, state, owner_id, category_id, commune_id, condition_id,
        price, price_clp, year, manufacturer, description,
        published_at - number * interval '1 second', expires_at,
        created_at - number * interval '1 second', featured, search, subject
      from ads, generate_series(2, ${count}::int) as number where slug = ${ad.slug}`)
    await transaction.execute(sql`
      insert into ad_count_changes
        (category_id, condition_id, commune_id, manufacturer, price_clp, year, change)
      select category_id, condition_id, commune_id, manufacturer, price_clp, year, 1
      from ads, generate_series(2, ${count}::int) where slug = ${ad.slug}`)
  })
  await foldAdCounts(database)
  await database.execute(sql`analyze ads`)
}
