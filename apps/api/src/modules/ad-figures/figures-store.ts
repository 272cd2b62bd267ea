import {
  type AdFigures,
  adFiguresSchema,
  type FiguresSummary,
  figuresSummarySchema,
} from "@wara/contract/ad-figures"
import {
  comparedAfterDays,
  figurePeriodDays,
  minPeers,
  perWeek,
} from "@wara/domain/figures/figure-rules"
import { timeZone } from "@wara/domain/site/chilean-dates"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

/** Sums of daily rows as the numbers that sellers see. */
export const totals = (daily: SQL, which: SQL): SQL => sql`
  json_build_object(
    'list_views', coalesce(sum(${daily}.list_views) filter (where ${which}), 0),
    'views', coalesce(sum(${daily}.views) filter (where ${which}), 0),
    'contacts', coalesce(sum(${daily}.reveals + ${daily}.forms) filter (where ${which}), 0),
    'saves', coalesce(sum(${daily}.saves) filter (where ${which}), 0),
    'whatsapp', coalesce(sum(${daily}.whatsapp) filter (where ${which}), 0),
    'calls', coalesce(sum(${daily}.calls) filter (where ${which}), 0),
    'shares', coalesce(sum(${daily}.shares) filter (where ${which}), 0),
    'qr', coalesce(sum(${daily}.qr) filter (where ${which}), 0))`

const peersSchema = adFiguresSchema.shape.peers
const rowSchema = adFiguresSchema
  .omit({ weekly: true, ideas: true })
  .extend({ peers: peersSchema, public_days: z.number() })

/** The numbers of some of an owner's ads that were ever public. */
export async function listFigures(
  database: Database,
  ownerId: number,
  ads: readonly number[],
  today: string,
): Promise<Omit<AdFigures, "ideas">[]> {
  const first = sql`(${today}::date - ${figurePeriodDays - 1}::int)`
  const rows = await readRows(
    database,
    rowSchema,
    sql`
    with own as (
      select ads.id, ads.name, ads.slug, ads.category_id, ads.published_at,
        ${totals(sql`daily`, sql`true`)} as totals
      from ads left join ad_daily daily
        on daily.ad_id = ads.id and daily.day between ${first} and ${today}::date
      where ads.owner_id = ${ownerId} and ads.hidden_at is null and ads.published_at is not null
        and ads.id = any(${sql.param(ads)}::int[])
      group by ads.id
    )
    select own.id as ad, own.name, own.slug, own.totals, ${today}::text as last_day,
      array(select coalesce(daily.views, 0)
        from generate_series(${first}, ${today}::date, interval '1 day') as days (day)
        left join ad_daily daily on daily.ad_id = own.id and daily.day = days.day::date
        order by days.day) as days,
      least(${figurePeriodDays}::int,
        ${today}::date - (own.published_at at time zone ${timeZone})::date + 1) as public_days,
      case when peers.category_id is null then null else json_build_object(
        'count', peers.ads, 'category', categories.name, 'list_views', peers.list_views,
        'views', peers.views, 'contacts', peers.contacts) end as peers
    from own
    left join category_figures peers on peers.category_id = own.category_id
    left join categories on categories.id = own.category_id
    order by own.id`,
  )
  return rows.map(presentFigures)
}

function presentFigures(row: z.infer<typeof rowSchema>): Omit<AdFigures, "ideas"> {
  const { public_days: days, ...figures } = row
  const { contacts, list_views, views } = figures.totals
  const isCompared = days >= comparedAfterDays
  const week = (total: number) => perWeek(total, days)
  return {
    ...figures,
    weekly: isCompared
      ? { list_views: week(list_views), views: week(views), contacts: week(contacts) }
      : null,
    peers: isCompared ? figures.peers : null,
  }
}

/** All ads of an owner together: seven days until `last`, and the seven before. */
export async function readSummary(
  database: Database,
  ownerId: number,
  last: string,
): Promise<FiguresSummary> {
  const since = sql`daily.day > ${last}::date - 7`
  const rows = await readRows(
    database,
    figuresSummarySchema,
    sql`
    select ${totals(sql`daily`, since)} as week, ${totals(sql`daily`, sql`not (${since})`)} as before
    from ads join ad_daily daily on daily.ad_id = ads.id
      and daily.day > ${last}::date - 14 and daily.day <= ${last}::date
    where ads.owner_id = ${ownerId}`,
  )
  const [summary] = rows
  if (!summary) throw new Error("the summary returned no row")
  return summary
}

/**
 * Computes the medians of every category once a day, from the last whole days. Categories with too
 * few ads or sellers have none. False when the day has its medians already.
 */
export async function refreshMedians(transaction: Database, today: string): Promise<boolean> {
  const { rowCount: known } = await transaction.execute(
    sql`select from category_figures where day = ${today}::date limit 1`,
  )
  if ((known ?? 0) > 0) return false
  await transaction.execute(sql`delete from category_figures`)
  await transaction.execute(sql`
    insert into category_figures (category_id, day, ads, list_views, views, contacts, price)
    select category_id, ${today}::date, count(*),
      round((percentile_cont(0.5) within group (order by list_views / days * 7))::numeric, 1),
      round((percentile_cont(0.5) within group (order by views / days * 7))::numeric, 1),
      round((percentile_cont(0.5) within group (order by contacts / days * 7))::numeric, 1),
      round(percentile_cont(0.5) within group (order by price_clp))
    from (
      select ads.category_id, ads.owner_id, ads.price_clp::float,
        least(${figurePeriodDays}::int,
          ${today}::date - (ads.published_at at time zone ${timeZone})::date)::float as days,
        coalesce(sum(daily.list_views), 0) as list_views, coalesce(sum(daily.views), 0) as views,
        coalesce(sum(daily.reveals + daily.forms), 0) as contacts
      from ads left join ad_daily daily on daily.ad_id = ads.id and daily.day < ${today}::date
        and daily.day >= ${today}::date - ${figurePeriodDays}::int
      where ads.state = 'active' and ads.category_id is not null
        and (ads.published_at at time zone ${timeZone})::date <= ${today}::date - ${comparedAfterDays}::int
      group by ads.id
    ) as peers
    group by category_id
    having count(*) >= ${minPeers.ads}::int and count(distinct owner_id) >= ${minPeers.sellers}::int`)
  return true
}
