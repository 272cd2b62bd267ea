import { randomBytes } from "node:crypto"
import pg from "pg"

// Set by `global-setup.ts`; declared here, because every test that reads it also imports this file.
declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** A migrated database that is only copied. */
export const templateName = "wara_template"

/** The same server's URL with another database. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** A test's own database, copied from the template; without tables on request. */
export async function createTestDatabase(
  serverUrl: string,
  template = templateName,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString("hex")}`
  await administer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const drop = async () => {
    await administer(serverUrl, `drop database ${name} with (force)`)
  }
  return { url: databaseUrl(serverUrl, name), drop }
}

/**
 * Stops the clock by which the database counts calls, so that no hour or day ends during a test, at a
 * whole millisecond as columns store it; to be called before anything connects.
 */
export async function stopClock(url: string): Promise<void> {
  const database = new URL(url).pathname.slice(1)
  const { rows } = await administer(
    url,
    "select date_trunc('milliseconds', pg_catalog.now())::text as now",
  )
  await administer(
    url,
    `create schema stopped_clock;
    create function stopped_clock.now() returns timestamptz stable return '${rows[0].now}'::timestamptz;
    alter database ${database} set search_path = stopped_clock, pg_catalog, public`,
  )
}

async function administer(serverUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
