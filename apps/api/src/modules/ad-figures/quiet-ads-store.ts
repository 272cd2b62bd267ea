import { quietDays, wantedFacts } from "@wara/domain/figures/ad-ideas"
import { chileanDay, timeZone } from "@wara/domain/site/chilean-dates"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

/** The first of the days in which an ad on a given day must have had no contact. */
export const quietSince = (today: string) => sql`(${today}::date - ${quietDays}::int)`

/**
 * Whether an ad is public, was so before the quiet days, and had no contact in them: neither a
 * question nor a seen number.
 */
export const isQuietSql = (now: Date) => sql`
  ads.state = 'active' and ads.expires_at > ${now.toISOString()}::timestamptz
  and (ads.published_at at time zone ${timeZone})::date <= ${quietSince(chileanDay(now))}
  and not exists (select from ad_daily
    where ad_daily.ad_id = ads.id and ad_daily.day >= ${quietSince(chileanDay(now))}
      and ad_daily.reveals + ad_daily.forms > 0)`

const quietRow = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  photo: z.string().nullable(),
  photos: z.number(),
  description: z.string(),
  missing: z.array(z.enum(wantedFacts)),
  hasPhone: z.boolean(),
  price: z.number(),
  peers: z.object({ count: z.number(), category: z.string(), price: z.number() }).nullable(),
  listViews: z.number(),
  views: z.number(),
  saves: z.number(),
  isFeatured: z.boolean(),
})

/** An ad that nobody asks about, and the facts that ideas follow from. */
export type QuietRow = z.infer<typeof quietRow>

/** Those of the given ads that nobody asks about. */
export function listQuietAds(
  database: Database,
  ads: readonly number[],
  now: Date,
): Promise<QuietRow[]> {
  return readRows(
    database,
    quietRow,
    sql`
    select ads.id, ads.name, ads.slug, ads.description,
      (select files.url from ad_images join files on files.id = ad_images.file_id
        where ad_images.ad_id = ads.id order by ad_images.position limit 1) as photo,
      (select count(*)::int from ad_images where ad_images.ad_id = ads.id) as photos,
      array_remove(array[
        case when ads.manufacturer = '' then 'manufacturer' end,
        case when ads.model = '' then 'model' end,
        case when ads.year = 0 then 'year' end], null) as missing,
      coalesce(ads.phone, '') <> '' as "hasPhone", coalesce(ads.price_clp, 0)::float8 as price,
      case when peers.price is null then null else json_build_object(
        'count', peers.ads, 'category', categories.name, 'price', peers.price) end as peers,
      seen.list_views::int as "listViews", seen.views::int as views,
      (select count(*)::int from favourites where favourites.ad_id = ads.id
        and favourites.user_id <> ads.owner_id and favourites.is_counted) as saves,
      ads.featured as "isFeatured"
    from ads
    left join category_figures peers on peers.category_id = ads.category_id
    left join categories on categories.id = ads.category_id
    cross join lateral (
      select coalesce(sum(list_views), 0) as list_views, coalesce(sum(views), 0) as views
      from ad_daily where ad_id = ads.id and day >= ${quietSince(chileanDay(now))}
    ) as seen
    where ads.id = any(${sql.param([...ads])}::int[]) and ${isQuietSql(now)}
    order by ads.id`,
  )
}
