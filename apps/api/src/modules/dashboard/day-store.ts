import type { Dashboard } from "@wara/contract/admin"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import type { DaySpan } from "./store.ts"

/** Days before today that the panel can show. */
export const maxDays = 731

const midnight = (day: SQL) => sql`((${day}) at time zone 'America/Santiago')`

const onDay = (instant: SQL) => sql`${instant} >= ${midnight(sql`days.day`)}
  and ${instant} < ${midnight(sql`days.day + interval '1 day'`)}`

const published = sql`(select count(*)::int from ads
  where published_at is not null and ${onDay(sql`published_at`)})`

const medianMinutes = sql`(select coalesce(percentile_cont(0.5) within group (
    order by extract(epoch from decided_at - submitted_at) / 60), 0)::float8
  from ad_reviews where decided_by is not null and ${onDay(sql`decided_at`)})`

/** Computes the figures of the days before today; those of earlier days stay as they are. */
export async function storeDays(database: Database, today: string): Promise<void> {
  await database.execute(sql`
    insert into panel_days (day, published, median_minutes)
    select days.day, ${published}, ${medianMinutes}
    from generate_series(${today}::timestamp - make_interval(days => ${maxDays}::int),
      ${today}::timestamp - interval '1 day', interval '1 day') as days (day)
    on conflict (day) do update
      set published = excluded.published, median_minutes = excluded.median_minutes
      where (panel_days.published, panel_days.median_minutes)
        is distinct from (excluded.published, excluded.median_minutes)`)
}

type StoredFigures = Pick<Dashboard, "published"> & {
  medianMinutes: Dashboard["queue"]["median_minutes"]
}

const dayRow = z.object({ day: z.string(), published: z.number(), median: z.number() })

/** Figures of each day of a span; today, and days that are not stored yet, are counted. */
export async function readDays(
  database: Database,
  { from, to }: DaySpan,
  today: string,
): Promise<StoredFigures> {
  const rows = await readRows(
    database,
    dayRow,
    sql`
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(stored.published, ${published}) as published,
      coalesce(stored.median_minutes, ${medianMinutes}) as median
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as days (day)
      left join panel_days as stored on stored.day = days.day::date and stored.day < ${today}::date
    order by 1`,
  )
  return {
    published: rows.map(({ day, published: count }) => ({ day, count })),
    medianMinutes: rows.map(({ day, median: count }) => ({ day, count })),
  }
}
