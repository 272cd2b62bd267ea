import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { migrateDatabase } from "../src/migrate-database.ts"
import { databaseUrl, templateName } from "./test-database.ts"

const program = fileURLToPath(new URL("../../../devstack/src/run-postgres.ts", import.meta.url))

/** One PostgreSQL for all api tests, with a migrated template that each test's database copies. */
export default async function setup(project: TestProject) {
  const server = spawn(process.execPath, [program, "--ephemeral"], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  server.stdin.on("error", () => undefined)
  const [line] = await once(createInterface({ input: server.stdout }), "line")
  const { url, error } = JSON.parse(String(line))
  if (error) throw new Error(`PostgreSQL did not start: ${error.detail}`)
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  await migrateDatabase(databaseUrl(url, templateName))
  project.provide("postgresUrl", url)
  return async () => {
    server.stdin.end()
    if (server.exitCode === null) await once(server, "exit")
  }
}
