import type { Database } from "@wara/api/database"
import { readRows } from "@wara/api/read-rows"
import { sql } from "drizzle-orm"
import { z } from "zod"

/** Fewer ads than these are stored faster with the indexes in place than indexes are built. */
export const minAdsToDefer = 50_000

/** Bounds what an index build holds in memory, its helper process included. */
const buildMemory = "96MB"

/**
 * Drops the indexes of ads that only find, and remembers their definitions in a table of its own, so
 * that an interrupted seed builds them when it continues. Unique ones stay: they refuse what is wrong.
 */
export async function dropFindingIndexes(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`create table if not exists seed_indexes (name text primary key, definition text not null)`,
    )
    await transaction.execute(sql`
      insert into seed_indexes
      select indexrelid::regclass::text, pg_get_indexdef(indexrelid)
      from pg_index where indrelid = 'ads'::regclass and not indisunique
      on conflict do nothing`)
    for (const name of await readNames(transaction, sql`select name from seed_indexes`))
      await transaction.execute(sql`drop index if exists ${sql.identifier(name)}`)
  })
}

/** Builds the indexes that an earlier or this seed dropped, each in a transaction of its own. */
export async function buildDroppedIndexes(
  database: Database,
  log: (line: string) => void,
): Promise<void> {
  const [table] = await readNames(database, sql`select to_regclass('seed_indexes')::text as name`)
  if (table === undefined) return
  const names = await readNames(database, sql`select name from seed_indexes order by name`)
  for (const [place, name] of names.entries()) {
    await buildIndex(database, name)
    log(`índices ${place + 1}/${names.length}`)
  }
  await database.execute(sql`drop table seed_indexes`)
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
