import pg from "pg"
import type { TestProject } from "vitest/node"
import { migrateDatabase } from "../src/migrate-database.ts"
import { startPostgresProcess } from "./start-postgres-process.ts"
import { databaseUrl, templateName } from "./test-database.ts"

/** One PostgreSQL for all api tests, with a migrated template that each test's database copies. */
export default async function setup(project: TestProject) {
  // Autovacuum would change plans in the middle of a test, and its snapshot keep a test's own vacuum
  // from marking pages.
  const { stop, url } = await startPostgresProcess("--setting", "autovacuum=off")
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  await migrateDatabase(databaseUrl(url, templateName))
  project.provide("postgresUrl", url)
  return stop
}
