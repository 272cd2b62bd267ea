import { type Indicator, indicatorSchema } from "@wara/contract/indicator"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { foldAdCounts } from "../../database/fold-ad-counts.ts"
import { readRows } from "../../database/read-rows.ts"
import type { IndicatorReading } from "../../ports/indicator-source/indicator-source.ts"

/** The newest value of every indicator that has one, in the order of the footer [S1.6]. */
export async function listLatest(database: Database): Promise<Indicator[]> {
  const rows = await readRows(
    database,
    indicatorSchema,
    sql`
    select indicators.code, name, unit, value, date::text as date
    from indicators, lateral (
      select value, date from indicator_values where indicator_values.code = indicators.code
      order by date desc limit 1
    ) as newest
    order by indicators.code`,
  )
  return rows
}

/** Stores values by day; the source may correct a day's value. Returns how many changed. */
export async function storeReadings(
  database: Database,
  readings: readonly IndicatorReading[],
): Promise<number> {
  if (readings.length === 0) return 0
  const given = sql`json_to_recordset(${JSON.stringify(readings)}::json)
    as given(code indicator_code, name text, unit text, date date, value double precision)`
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into indicators (code, name, unit) select code, name, unit from ${given}
      on conflict (code) do update set name = excluded.name, unit = excluded.unit
      where (indicators.name, indicators.unit) <> (excluded.name, excluded.unit)`)
    const { rowCount } = await transaction.execute(sql`
      insert into indicator_values (code, date, value) select code, date, value from ${given}
      on conflict (code, date) do update set value = excluded.value, fetched_at = now()
      where indicator_values.value <> excluded.value`)
    return rowCount ?? 0
  })
}

const newPesos = sql`round(price * (
  select value from indicator_values where code = 'dolar' order by date desc limit 1)::numeric)`

const isOutdated = sql`currency = 'USD' and price_clp <> ${newPesos}`

/** Ads of one transaction, so that nobody waits long for one of them. */
const repricedAtOnce = 1_000

/**
 * Updates the peso price of every ad in dollars with the newest dollar, in whole pesos, in batches.
 * Returns how many changed. Locked ads are skipped first and updated one by one later, to avoid
 * deadlocks. An interrupted run continues with what is still outdated.
 */
export async function repriceDollarAds(
  database: Database,
  batchSize = repricedAtOnce,
): Promise<number> {
  let moved = 0
  for (let after: number | null = 0; after !== null; ) {
    const batch = await repriceBatch(database, after, batchSize)
    moved += batch.moved
    after = batch.last
    await foldAdCounts(database)
  }
  const left = await readRows(
    database,
    z.object({ id: z.number() }),
    sql`select id from ads where ${isOutdated}`,
  )
  for (const { id } of left) {
    const one = await database.execute(sql`
      update ads set price_clp = ${newPesos} where id = ${id} and ${isOutdated}`)
    moved += one.rowCount ?? 0
  }
  return moved
}

const batchSchema = z.object({ moved: z.number(), last: z.number().nullable() })

/** Reprices the next ads after an id; `last` is the id to continue after, null at the end. */
async function repriceBatch(
  database: Database,
  after: number,
  size: number,
): Promise<z.infer<typeof batchSchema>> {
  const [batch] = await readRows(
    database,
    batchSchema,
    sql`
    with outdated as (
      select id from ads where ${isOutdated} and id > ${after}
      order by id limit ${size} for no key update skip locked
    ), moved as (
      update ads set price_clp = ${newPesos} where id in (select id from outdated) returning id
    )
    select count(*)::int as moved, max(id) as last from moved`,
  )
  return batch ?? { moved: 0, last: null }
}
