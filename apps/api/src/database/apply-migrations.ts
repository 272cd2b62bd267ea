import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator"
import pg from "pg"
import { isLockTimeout } from "./database-errors.ts"

/** Any number: it only has to be the same in every process that migrates. */
const migrationLock = 4_120_711

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url))

/** Runs the work on a connection of its own while no other process migrates the same database. */
export async function withMigrationLock(
  url: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock])
    await work(client)
  } finally {
    await client.end()
  }
}

/** When the newest migration of this release was written, in milliseconds. */
export function newestMigration(): number {
  return readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
}

/**
 * Brings the tables up to date, from empty or from any release since 4.0.0. Each migration is
 * committed by itself, so that its locks end with it: one that fails leaves those before it in place,
 * and the next call goes on there. Throws for a database of an earlier version, whose migrations were
 * replaced by one.
 */
export async function applyMigrations(client: pg.Client, folder: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const [first] = migrations
  const latest = await latestMigration(client)
  if (first !== undefined && latest !== null && latest < first.folderMillis) {
    throw new Error(
      "The database is from a version before 4.0.0: start with an empty one, or migrate it with the last commit before the migrations were squashed.",
    )
  }
  await client.query(`set lock_timeout = ${lockTimeoutMs}`)
  for (const migration of migrations) {
    if (latest !== null && migration.folderMillis <= latest) continue
    await withLockRetries(() => applyMigration(client, migration))
  }
}

/** The table of applied migrations, as drizzle's own tools know it. */
const applied = "drizzle.__drizzle_migrations"
const makeApplied = `create schema if not exists drizzle;
  create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`

async function applyMigration(client: pg.Client, migration: MigrationMeta): Promise<void> {
  const { folderMillis, hash, sql } = migration
  await client.query("begin")
  try {
    await client.query(makeApplied)
    for (const statement of sql) await client.query(statement)
    const row = [hash, folderMillis]
    await client.query(`insert into ${applied} (hash, created_at) values ($1, $2)`, row)
    await client.query("commit")
  } catch (cause) {
    await client.query("rollback")
    throw cause
  }
}

/** Milliseconds that a migration waits for a table, while everything else queues behind it. */
const lockTimeoutMs = 2_000
const maxLockAttempts = 30
/** Milliseconds in which the requests that queued are served before the next attempt. */
const lockPauseMs = 1_000

/**
 * Runs a migration again and again until it gets its locks [B9.3]. Without a limit it would wait
 * behind one long statement, and every request behind it.
 */
async function withLockRetries(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (cause) {
      if (attempt === maxLockAttempts || !isLockTimeout(cause)) throw cause
      await wait(lockPauseMs)
    }
  }
}

/** When the newest migration of a database was written, in milliseconds; null without any. */
export async function latestMigration(
  client: Pick<pg.ClientBase, "query">,
): Promise<number | null> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('${applied}') is not null as exists`,
  )
  if (!rows[0]?.exists) return null
  const found = await client.query<{ latest: string | null }>(
    `select max(created_at)::text as latest from ${applied}`,
  )
  const latest = found.rows[0]?.latest ?? null
  return latest === null ? null : Number(latest)
}
