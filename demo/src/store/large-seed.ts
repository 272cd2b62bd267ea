import type { Database } from "@wara/api/database"
import { readRows } from "@wara/api/read-rows"
import { sql } from "drizzle-orm"
import { z } from "zod"

/** Fewer ads than these are stored faster with the indexes in place than indexes are built. */
export const minAdsOfLargeSeed = 50_000

/** Bounds what an index build holds in memory, its helper process included. */
const buildMemory = "96MB"

/** What a large seed adds most rows to; nothing looks for these rows by a dropped index meanwhile. */
const largeTables = ["ads", "ad_images", "credit_movements"]

/**
 * Drops the indexes of large tables that only find, and remembers their definitions in a table of its own,
 * so that an interrupted seed builds them when it continues. Unique ones stay: they refuse what is wrong.
 * These tables are not vacuumed either until the seed does it once, at its end.
 */
export async function beginLargeSeed(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`create table if not exists seed_indexes (name text primary key, definition text not null)`,
    )
    await transaction.execute(sql`
      insert into seed_indexes
      select indexrelid::regclass::text, pg_get_indexdef(indexrelid)
      from pg_index where indrelid = any(${sql.param(largeTables)}::regclass[]) and not indisunique
      on conflict do nothing`)
    for (const name of await readNames(transaction, sql`select name from seed_indexes`))
      await transaction.execute(sql`drop index if exists ${sql.identifier(name)}`)
    for (const name of largeTables)
      await transaction.execute(
        sql`alter table ${sql.identifier(name)} set (autovacuum_enabled = false)`,
      )
  })
}

/**
 * Builds the indexes that an earlier or this seed dropped, each in a transaction of its own. Nothing is
 * left to do after a seed that was not large.
 */
export async function endLargeSeed(database: Database, log: (line: string) => void): Promise<void> {
  const [table] = await readNames(database, sql`select to_regclass('seed_indexes')::text as name`)
  if (table === undefined) return
  const names = await readNames(database, sql`select name from seed_indexes order by name`)
  for (const [place, name] of names.entries()) {
    await buildIndex(database, name)
    log(`índices ${place + 1}/${names.length}`)
  }
  await database.transaction(async (transaction) => {
    for (const name of largeTables)
      await transaction.execute(sql`alter table ${sql.identifier(name)} reset (autovacuum_enabled)`)
    await transaction.execute(sql`drop table seed_indexes`)
  })
}

async function buildIndex(database: Database, name: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [definition] = await readNames(
      transaction,
      sql`select definition as name from seed_indexes where name = ${name}`,
    )
    if (definition === undefined) return
    await transaction.execute(sql`select set_config('maintenance_work_mem', ${buildMemory}, true)`)
    await transaction.execute(sql.raw(definition))
    await transaction.execute(sql`delete from seed_indexes where name = ${name}`)
  })
}

async function readNames(database: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await readRows(database, z.object({ name: z.string().nullable() }), query)
  return rows.flatMap(({ name }) => name ?? [])
}
