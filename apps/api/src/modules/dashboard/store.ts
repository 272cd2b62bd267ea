import type { Dashboard } from "@wara/contract/admin"
import { type AdsByState, adStates, adsByState } from "@wara/domain/ads/ad-state"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

type DayCount = Dashboard["published"]

/** Chilean days, both included: `YYYY-MM-DD`. */
export type DaySpan = { from: string; to: string }

const within = (
  instant: SQL,
  { from, to }: DaySpan,
) => sql`${instant} >= (${from}::date)::timestamp at time zone 'America/Santiago'
  and ${instant} < (${to}::date + 1)::timestamp at time zone 'America/Santiago'`

const chileanDay = (instant: SQL) =>
  sql`to_char(${instant} at time zone 'America/Santiago', 'YYYY-MM-DD')`

/** One figure per day, zero for days on which nothing happened. */
async function byDay(
  database: Database,
  span: DaySpan,
  figure: { of: SQL; rows: SQL; at: SQL },
): Promise<DayCount> {
  const rows = await readRows(
    database,
    z.object({ day: z.string(), count: z.number() }),
    sql`
    with found as (
      select ${chileanDay(figure.at)} as day, ${figure.of} as figure
      from ${figure.rows} and ${within(figure.at, span)} group by 1)
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(found.figure, 0)::float8 as count
    from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') as days (day)
      left join found on found.day = to_char(days.day, 'YYYY-MM-DD')
    order by 1`,
  )
  return rows
}

/**
 * The same for any number of rows, which an index of the instant counts day by day: nothing is
 * computed for a row.
 */
function countByDay(database: Database, span: DaySpan, rows: SQL, at: SQL): Promise<DayCount> {
  const midnight = (day: SQL) => sql`((${day}) at time zone 'America/Santiago')`
  return readRows(
    database,
    z.object({ day: z.string(), count: z.number() }),
    sql`
    select to_char(days.day, 'YYYY-MM-DD') as day, (select count(*)::float8 from ${rows}
      and ${at} >= ${midnight(sql`days.day`)} and ${at} < ${midnight(sql`days.day + interval '1 day'`)}) as count
    from generate_series(${span.from}::timestamp, ${span.to}::timestamp, interval '1 day') as days (day)
    order by 1`,
  )
}

/**
 * Ads by state; every state is included. The active ones are nearly all, and are taken from their
 * stored counts.
 */
export async function countByState(database: Database): Promise<AdsByState> {
  const counted = await readRows(
    database,
    z.object({ state: z.enum(adStates), ads: z.number() }),
    sql`
    select state, count(*)::int as ads from ads where state <> 'active' group by state
    union all
    select 'active', ((select coalesce(sum(ads), 0) from ad_counts)
      + (select coalesce(sum(change), 0) from ad_count_changes))::int`,
  )
  return adsByState(counted)
}

/** Ads that were sold, by the day of their end. */
export function countSold(database: Database, span: DaySpan): Promise<DayCount> {
  return countByDay(database, span, sql`ads where end_reason = 'sold'`, sql`ended_at`)
}

/** Income per day, less its refunds. */
export function sumIncome(database: Database, span: DaySpan): Promise<DayCount> {
  const rows = sql`orders where paid_at is not null`
  return byDay(database, span, { of: sql`sum(total - refunded)`, rows, at: sql`paid_at` })
}

/** Length of the review queue. */
export async function readQueue(
  database: Database,
): Promise<Pick<Dashboard["queue"], "waiting" | "oldest_minutes">> {
  const rows = await readRows(
    database,
    z.object({ waiting: z.number(), oldest: z.number().nullable() }),
    sql`
    select count(*)::int as waiting,
      case when count(*) > 0 then greatest(0, extract(epoch from now() - min(submitted_at)) / 60)::float8 end as oldest
    from ad_reviews where state = 'pending'`,
  )
  return {
    waiting: rows[0]?.waiting ?? 0,
    oldest_minutes: rows[0]?.oldest ?? null,
  }
}

const shownSearches = 20

export async function findEmptySearches(
  database: Database,
  { from, to }: DaySpan,
): Promise<Dashboard["empty_searches"]> {
  const rows = await readRows(
    database,
    z.object({ text: z.string(), count: z.number() }),
    sql`
    select text, sum(count)::int as count from empty_searches
    where day between ${from}::date and ${to}::date
    group by text order by 2 desc, 1 limit ${shownSearches}`,
  )
  return rows
}

/** Days in which an alert that found something counts as served. */
const servedDays = 30

/** How many people watch for what is not for sale, by category and region; most wanted first. */
export function findUnmetDemand(database: Database): Promise<Dashboard["unmet_demand"]> {
  return readRows(
    database,
    z.object({
      category: z.string().nullable(),
      region: z.string().nullable(),
      people: z.number(),
    }),
    sql`
    select categories.name as category, coalesce(regions.name, regions_of_communes.name) as region,
      count(distinct email)::int as people
    from alerts
      left join categories on categories.slug = alerts.category
      left join regions on regions.slug = alerts.region
      left join communes on communes.slug = alerts.commune
      left join regions as regions_of_communes on regions_of_communes.id = communes.region_id
    where state = 'active' and cardinality(known_ads) = 0 and not exists (
      select from alert_hits where alert_id = alerts.id
        and found_at > now() - make_interval(days => ${servedDays}))
    group by 1, 2 order by 3 desc, 1, 2 limit ${shownSearches}`,
  )
}

export async function countAttention(database: Database): Promise<number> {
  const rows = await readRows(
    database,
    z.object({ orders: z.number() }),
    sql`select count(*)::int as orders from orders where attention is not null`,
  )
  return rows[0]?.orders ?? 0
}

export function countRegistrations(database: Database, span: DaySpan): Promise<DayCount> {
  const rows = sql`users where role = 'user'`
  return byDay(database, span, { of: sql`count(*)`, rows, at: sql`created_at` })
}

/** Users who published within the span, each looked up once, however many ads they have. */
export async function countSellers(database: Database, span: DaySpan): Promise<number> {
  const rows = await readRows(
    database,
    z.object({ sellers: z.number() }),
    sql`
    select count(*)::int as sellers from users where exists (
      select from ads where owner_id = users.id and ${within(sql`published_at`, span)})`,
  )
  return rows[0]?.sellers ?? 0
}

/** Sales by item name with their income before refunds; highest income first. */
export async function countSales(
  database: Database,
  span: DaySpan,
): Promise<NonNullable<Dashboard["sales"]>> {
  const rows = await readRows(
    database,
    z.object({ name: z.string(), count: z.number(), total: z.number() }),
    sql`
    select order_items.name, count(*)::int as count, sum(order_items.price)::float8 as total
    from order_items join orders on orders.id = order_items.order_id
    where orders.paid_at is not null and ${within(sql`orders.paid_at`, span)}
    group by order_items.name order by 3 desc, 1`,
  )
  return rows
}
