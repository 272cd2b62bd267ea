import type { Database } from "@wara/api/database"
import { readRows } from "@wara/api/read-rows"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"

/** Fewer ads than these are stored faster with everything in place than indexes are built. */
export const minAdsOfLargeSeed = 50_000

/** Bounds what an index build holds in memory; two are built at once. */
const buildMemory = "96MB"

/** How many indexes are built, or tables vacuumed, at once. */
const workers = 2

/** What a large seed adds most rows to; nothing looks for these rows by a dropped index meanwhile. */
const indexedTables = ["ads", "ad_images", "credit_movements"]

/** Tables whose references are checked once for all rows, instead of locking a seller for each ad. */
const referringTables = [
  ...indexedTables,
  "ad_reservations",
  "ad_featured_reservations",
  "ad_review_images",
]

/** What the seed wrote most of; the largest first. */
const vacuumedTables = [
  "ads",
  "ad_images",
  "credit_movements",
  "ad_reviews",
  "ad_counts",
  "ad_count_sums",
  "ad_maker_counts",
  "ad_maker_sums",
]

/** What indexes and foreign keys a table has, each as the statement that makes and the one that drops it. */
const removable = sql`
  select pg_get_indexdef(indexrelid) as made_by, format('drop index if exists %s', indexrelid::regclass) as dropped_by,
    -- Words cost more to build than numbers, so that they are begun first.
    not pg_get_indexdef(indexrelid) like '%USING gin%' as is_quick
  from pg_index where indrelid = any(${sql.param(indexedTables)}::regclass[]) and not indisunique
  union all
  select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)),
    format('alter table %s drop constraint if exists %I', conrelid::regclass, conname), true
  from pg_constraint where conrelid = any(${sql.param(referringTables)}::regclass[]) and contype = 'f'`

/**
 * Drops what is made faster for all rows together: indexes of large tables that only find, and foreign
 * keys. A table of its own remembers them, so that an interrupted seed makes them when it continues.
 * Unique indexes and checks stay: they refuse what is wrong. These tables are not vacuumed either
 * until the seed does it once, at its end.
 */
export async function beginLargeSeed(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`create table if not exists seed_dropped (id serial primary key, made_by text not null unique, dropped_by text not null)`,
    )
    await transaction.execute(sql`
      insert into seed_dropped (made_by, dropped_by)
      select made_by, dropped_by from (${removable}) as removable order by is_quick, made_by
      on conflict do nothing`)
    for (const { statement } of await readStatements(
      transaction,
      sql`select id, dropped_by as statement from seed_dropped`,
    ))
      await transaction.execute(sql.raw(statement))
    for (const name of indexedTables)
      await transaction.execute(
        sql`alter table ${sql.identifier(name)} set (autovacuum_enabled = false)`,
      )
  })
}

/**
 * Makes what an earlier or this seed dropped, each in a transaction of its own. A foreign key that a row
 * breaks is an error. Nothing is left to do after a seed that was not large.
 */
export async function endLargeSeed(database: Database, log: (line: string) => void): Promise<void> {
  if (!(await isLargeSeedOpen(database))) return
  const dropped = await readStatements(
    database,
    sql`select id, made_by as statement from seed_dropped order by id`,
  )
  let made = 0
  await inTurn(dropped, async ({ id, statement }) => {
    await database.transaction(async (transaction) => {
      await transaction.execute(
        sql`select set_config('maintenance_work_mem', ${buildMemory}, true), set_config('max_parallel_maintenance_workers', '0', true)`,
      )
      await transaction.execute(sql.raw(statement))
      await transaction.execute(sql`delete from seed_dropped where id = ${id}`)
    })
    made += 1
    log(`índices y referencias ${made}/${dropped.length}`)
  })
  await database.transaction(async (transaction) => {
    for (const name of indexedTables)
      await transaction.execute(sql`alter table ${sql.identifier(name)} reset (autovacuum_enabled)`)
    await transaction.execute(sql`drop table seed_dropped`)
  })
}

/** Whether a large seed began and has not made everything again. */
export async function isLargeSeedOpen(database: Database): Promise<boolean> {
  const table = await database.execute(sql`select 1 where to_regclass('seed_dropped') is not null`)
  return table.rows.length > 0
}

/** Marks the pages of the seed's tables as visible to all and counts their values for plans. */
export async function vacuumSeed(database: Database): Promise<void> {
  await inTurn(vacuumedTables, (name) =>
    database.execute(sql`vacuum (analyze) ${sql.identifier(name)}`),
  )
}

/** Works off a list, a few at once in its order. All that began have ended when it returns or throws. */
async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  const ended = await Promise.allSettled(Array.from({ length: workers }, worker))
  for (const result of ended) if (result.status === "rejected") throw result.reason
}

function readStatements(database: Database, query: SQL) {
  return readRows(database, z.object({ id: z.number(), statement: z.string() }), query)
}
