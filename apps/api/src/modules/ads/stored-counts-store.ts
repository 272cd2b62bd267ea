import { type SQL, sql } from "drizzle-orm"
import { isMakerSumBy, isSumBy, type SummedColumn } from "../../collections/ad-count-sums.ts"
import { rootRow } from "../../collections/dialect/record-sql.ts"
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

/** Rows of which the sum of `ads` by this column is the number of public ads; needs `changed`. */
export const countedBy = (column: SummedColumn): SQL => sql`(
  select category_id, condition_id, commune_id, ads from ad_count_sums where ${isSumBy([column])}
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

/** The same for filters of these columns only: sums of all others; needs `changed`. */
export const summedMakers = (columns: readonly SummedColumn[]): SQL => sql`(
  select category_id, condition_id, places.commune_id, manufacturer, ads
  from ad_maker_sums left join (
    select region_id, min(id) as commune_id from communes group by region_id
  ) as places using (region_id)
  where ${isMakerSumBy(columns)}
  union all
  select category_id, condition_id, commune_id, manufacturer, change from changed
)`

/**
 * Common tables of which `cells` is the last: the counts with their ranges of prices and years.
 * `is_shrunk` marks those of a cell from which an ad was removed, which may have been the range's end.
 */
export const countedCells: SQL = sql`${changedCounts}, cells as (
  select *, (category_id, condition_id, commune_id) in (
    select category_id, condition_id, commune_id from changed where change < 0
  ) as is_shrunk
  from (
    select * from ad_counts
    union all
    select category_id, condition_id, commune_id, change, price_clp, price_clp, year, year from changed
  ) as stored
)`

/** By which column a selection is divided to find parts from which no ad was removed. */
const dividing: readonly SummedColumn[] = ["commune_id", "category_id", "condition_id"]

/**
 * The range of the parts of a selection from which no ad was removed; needs `changed` and `at_end`.
 * Without one when the selection cannot be divided, or no ad was removed from an end, so that nobody asks.
 */
function untouchedRange(columns: readonly SummedColumn[], where: SQL): SQL {
  const column = dividing.find((one) => !columns.includes(one))
  const part = sql.identifier(column ?? "commune_id")
  return sql`
  select min(price_min) as price_min, max(price_max) as price_max,
    min(year_min) as year_min, max(year_max) as year_max
  from ad_count_sums ${rootRow}
  where ${column === undefined ? sql`false` : isSumBy([...columns, column])} and ${where}
    and exists (select from at_end)
    and ${part} not in (select ${part} from changed where change < 0)`
}

/**
 * Common tables of which `ranges` is the last: the range of prices and years of what `where` chooses from
 * the sums by these columns. Not trusted is a range from whose end an ad was removed that is not folded
 * yet (`at_end`), unless a part from which none was removed ends there, too, as many do with the newest
 * year: then the range of the matching rows of `found` (cells) is asked for. Of the shrunk cells only those
 * are read again, ad by ad, whose range would exceed that of all others: seldom one, however many ads have
 * ended.
 */
export const rangesOf = (
  matches: SQL,
  { columns, where }: { columns: readonly SummedColumn[]; where: SQL },
): SQL => sql`summed as materialized (
  select min(price_min) as price_min, max(price_max) as price_max,
    min(year_min) as year_min, max(year_max) as year_max
  from (
    select category_id, condition_id, commune_id, price_min, price_max, year_min, year_max
    from ad_count_sums where ${isSumBy(columns)}
    union all
    select category_id, condition_id, commune_id, price_clp, price_clp, year, year
    from changed where change > 0
  ) ${rootRow} where ${where}
), at_end as materialized (
  select price_clp <= price_min as at_price_min, price_clp >= price_max as at_price_max,
    year <= year_min as at_year_min, year >= year_max as at_year_max
  from changed ${rootRow}, summed where change < 0 and ${where}
    and (price_clp <= price_min or price_clp >= price_max or year <= year_min or year >= year_max)
), confirmed as materialized (${untouchedRange(columns, where)}
), distrust as materialized (
  select exists (
    select from at_end, summed, confirmed where
      at_price_min and summed.price_min is distinct from confirmed.price_min
      or at_price_max and summed.price_max is distinct from confirmed.price_max
      or at_year_min and summed.year_min is distinct from confirmed.year_min
      or at_year_max and summed.year_max is distinct from confirmed.year_max
  ) as is_needed
), settled as materialized (
  select min(price_min) as price_min, max(price_max) as price_max,
    min(year_min) as year_min, max(year_max) as year_max
  from found where ${matches} and not is_shrunk
), doubtful as materialized (
  select distinct category_id, condition_id, commune_id from found, settled
  where ${matches} and is_shrunk and (
    coalesce(found.price_min < settled.price_min, settled.price_min is null)
    or coalesce(found.price_max > settled.price_max, settled.price_max is null)
    or coalesce(found.year_min < settled.year_min, settled.year_min is null)
    or coalesce(found.year_max > settled.year_max, settled.year_max is null))
), ranges as (
  select * from summed where not (select is_needed from distrust)
  union all
  select * from (
    select min(price_min) as price_min, max(price_max) as price_max,
      min(year_min) as year_min, max(year_max) as year_max
    from (
      select * from settled
      union all
      select min(price_clp), max(price_clp), min(nullif(year, 0)), max(nullif(year, 0))
      from doubtful join ads using (category_id, condition_id, commune_id)
      where ${isPublicAdSql(sql`ads`)}
    ) as known
  ) as of_cells where (select is_needed from distrust)
)`
