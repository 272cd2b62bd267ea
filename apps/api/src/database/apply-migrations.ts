import { fileURLToPath } from "node:url"
import { drizzle } from "drizzle-orm/node-postgres"
import { migrate } from "drizzle-orm/node-postgres/migrator"
import pg from "pg"
import { installJobs } from "../jobs/install-jobs.ts"

/** Any number: it only has to be the same in every process that migrates. */
const migrationLock = 4_120_711

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url))

/**
 * Brings a database up to date, queues of jobs included, from empty or from any older release.
 * Several servers may start at once: the second waits for the first.
 */
export async function applyMigrations(url: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: folder })
    await installJobs(client)
  } finally {
    await client.end()
  }
}
