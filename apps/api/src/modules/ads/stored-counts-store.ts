import { type SQL, sql } from "drizzle-orm"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"

/**
 * Common table `changed`: what the stored counts do not contain. Changes that are not folded yet, and
 * ads that have ended and that the expiry job has not found yet.
 */
export const changedCounts: SQL = sql`changed as materialized (
  select category_id, condition_id, commune_id, manufacturer, price_clp, nullif(year, 0) as year, change
  from ad_count_changes
  union all
  select category_id, condition_id, commune_id, manufacturer, price_clp, nullif(year, 0), -1
  from ads where state = 'active' and expires_at <= now()
)`

/** Rows of which the sum of `ads` is the number of public ads; needs `changed`. */
export const countedAds: SQL = sql`(
  select category_id, condition_id, commune_id, ads from ad_counts
  union all
  select category_id, condition_id, commune_id, change from changed
)`

/** The same by manufacturer, as written, with any commune of the region; needs `changed`. */
export const countedMakers: SQL = sql`(
  select category_id, condition_id, places.commune_id, manufacturer, ads
  from ad_maker_counts join (
    select region_id, min(id) as commune_id from communes group by region_id
  ) as places using (region_id)
  union all
  select category_id, condition_id, commune_id, manufacturer, change from changed
)`

/**
 * Common tables with the ranges of prices and years beside the counts; `cells` is the last. Those of a
 * cell from which an ad was removed are read from the ads, because the removed one may be the range's
 * end.
 */
export const countedCells: SQL = sql`${changedCounts}, reread as materialized (
  select category_id, condition_id, commune_id from changed where change < 0
  group by category_id, condition_id, commune_id
), cells as (
  select category_id, condition_id, commune_id, ads,
    case when not is_reread then price_min end as price_min,
    case when not is_reread then price_max end as price_max,
    case when not is_reread then year_min end as year_min,
    case when not is_reread then year_max end as year_max
  from (
    select *, (category_id, condition_id, commune_id) in (select * from reread) as is_reread
    from (
      select * from ad_counts
      union all
      select category_id, condition_id, commune_id, change, price_clp, price_clp, year, year from changed
    ) as stored
  ) as known
  union all
  select reread.*, 0, fresh.* from reread, lateral (
    select min(price_clp), max(price_clp), min(nullif(year, 0)), max(nullif(year, 0)) from ads
    where ${isPublicAdSql(sql`ads`)} and ads.category_id = reread.category_id
      and ads.condition_id = reread.condition_id and ads.commune_id = reread.commune_id
  ) as fresh
)`
