import { fileURLToPath } from "node:url"
import { drizzle } from "drizzle-orm/node-postgres"
import { migrate } from "drizzle-orm/node-postgres/migrator"
import pg from "pg"

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

/** Brings the tables up to date, from empty or from any older release. */
export async function applyMigrations(client: pg.Client, folder: string): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder: folder })
}
