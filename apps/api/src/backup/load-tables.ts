import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import type pg from "pg"
import copyStreams from "pg-copy-streams"
import type { Manifest } from "./manifest.ts"
import { readPart } from "./part.ts"
import { listTables, readContent, useFixedFormats } from "./tables.ts"

/**
 * Replaces the content of a migrated database by that of a backup, in one transaction that commits
 * only if every table then has the rows and the checksum that it had. Triggers do not run, and
 * references between tables are checked at the end.
 */
export async function loadTables(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  key: Buffer | null,
): Promise<void> {
  await client.query("begin")
  await useFixedFormats(client)
  await createPartitions(client, manifest)
  const names = await requireSameTables(client, manifest)
  const references = await dropReferences(client)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(", ")}`)
  for (const table of manifest.tables) {
    const copy = copyStreams.from(`copy ${table.name} (${table.columns.join(", ")}) from stdin`)
    await pipeline(readPart(join(folder, table.file), table, key), client.query(copy))
  }
  for (const { name, value } of manifest.sequences) {
    await client.query("select setval($1::regclass, $2::bigint)", [name, value])
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, definition } of references) {
    await client.query(`alter table ${table} add ${definition}`)
  }
  await requireSameContent(client, manifest)
  await client.query("commit")
}

/** Partitions come and go with time; the others come with the migrations. */
async function createPartitions(client: pg.Client, { tables }: Manifest): Promise<void> {
  const existing = new Set((await listTables(client)).map(({ name }) => name))
  for (const { name, partition } of tables) {
    if (partition === null || existing.has(name)) continue
    await client.query(`create table ${name} partition of ${partition.parent} ${partition.bounds}`)
  }
}

/** Throws when the database does not have the tables and columns of the backup; returns all tables. */
async function requireSameTables(client: pg.Client, { tables }: Manifest): Promise<string[]> {
  const present = await listTables(client)
  const columnsOf = new Map(present.map(({ name, columns }) => [name, columns.join()]))
  const differs = tables.find(({ name, columns }) => columnsOf.get(name) !== columns.join())
  if (differs) throw new Error(`The table ${differs.name} differs from that of the backup`)
  return present.map(({ name }) => name)
}

/** Drops the references between tables, so that any order of loading is right; returns them. */
async function dropReferences(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       format('constraint %I %s', conname, pg_get_constraintdef(oid)) as definition
     from pg_constraint where contype = 'f' and conparentid = 0`,
  )
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${name}`)
  }
  return rows
}

async function requireSameContent(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { name, rows, checksum } of tables) {
    const content = await readContent(client, name)
    if (content.rows !== rows || content.checksum !== checksum) {
      throw new Error(`The restored table ${name} differs from the one that was backed up`)
    }
  }
}
