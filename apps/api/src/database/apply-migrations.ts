import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { readMigrationFiles } from "drizzle-orm/migrator"
import { drizzle } from "drizzle-orm/node-postgres"
import { migrate } from "drizzle-orm/node-postgres/migrator"
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
 * Brings the tables up to date, from empty or from any release since 4.0.0. Throws for a database of an
 * earlier version, whose migrations were replaced by one.
 */
export async function applyMigrations(client: pg.Client, folder: string): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder: folder })
  const latest = await latestMigration(client)
  if (first !== undefined && latest !== null && latest < first.folderMillis) {
    throw new Error(
      "The database is from a version before 4.0.0: start with an empty one, or migrate it with the last commit before the migrations were squashed.",
    )
  }
  await withLockRetries(client, () => migrate(drizzle(client), { migrationsFolder: folder }))
}

/** Milliseconds that a migration waits for a table, while everything else queues behind it. */
const lockTimeoutMs = 2_000
const maxLockAttempts = 30
/** Milliseconds in which the requests that queued are served before the next attempt. */
const lockPauseMs = 1_000

/**
 * Runs migrations, which one transaction contains, again and again until they get their locks [B9.3].
 * Without a limit a migration would wait behind one long statement, and every request behind it.
 */
async function withLockRetries(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeoutMs}`)
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
  const table = "drizzle.__drizzle_migrations"
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('${table}') is not null as exists`,
  )
  if (!rows[0]?.exists) return null
  const found = await client.query<{ latest: string | null }>(
    `select max(created_at)::text as latest from ${table}`,
  )
  const latest = found.rows[0]?.latest ?? null
  return latest === null ? null : Number(latest)
}
