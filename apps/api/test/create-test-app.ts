import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { nullErrorReports } from "@wara/domain/reports/report-facts"
import { inject } from "vitest"
import { buildApp } from "../src/app.ts"
import type { App, AppContext } from "../src/app-context.ts"
import { type Config, readConfig } from "../src/config.ts"
import { connectDatabase } from "../src/database/database.ts"
import { openBotCheck } from "../src/ports/bot-check/bot-check.ts"
import { createLocalStorage } from "../src/ports/storage/open-storage.ts"
import { createStoredTaxDocuments } from "../src/ports/tax-document/tax-documents.ts"
import { createTestDatabase, stopClock } from "./test-database.ts"

/** An api on a database of its own. */
export type TestApp = AppContext & { app: App; close: () => Promise<void> }

/** Known to tests only. */
export const testServiceToken = "service-token-of-the-tests"

/**
 * The real api on a fresh, migrated, empty database, whose clock stands still: an hour that ended in the
 * middle of a test would begin its limits again. Settings, ports and a running clock can be given; call
 * `close` in afterAll.
 */
export async function createTestApp(
  given: Partial<Omit<AppContext, "config">> & {
    config?: Partial<Config>
    databaseClock?: "running" | "stopped"
  } = {},
): Promise<TestApp> {
  const { config: settings, databaseClock = "stopped", ...ports } = given
  const folder = await mkdtemp(join(tmpdir(), "wara-uploads-"))
  const testDatabase = await createTestDatabase(inject("postgresUrl"))
  if (databaseClock === "stopped") await stopClock(testDatabase.url)
  // Fifty calls at once wait for four connections for as long as a busy machine needs.
  const connection = { maxConnections: 4, connectionTimeout: null }
  const { database, pool } = connectDatabase(testDatabase.url, connection)
  const config = {
    ...readConfig({
      NODE_ENV: "test",
      DATABASE_URL: testDatabase.url,
      API_PORT: "0",
      // A busy machine lags, which must not cause rejections.
      API_MAX_LAG: "0",
      // Tests write to the database directly, and read before its notice could arrive.
      API_ANSWER_CACHE_BYTES: "0",
      LOG_LEVEL: "silent",
      UPLOADS_DIR: folder,
      SERVICE_TOKEN: testServiceToken,
    }),
    ...settings,
  }
  const storage = createLocalStorage(config.uploadsDirectory)
  const connections = { database: ports.database ?? database, pool: ports.pool ?? pool }
  const context: AppContext = {
    config,
    ...connections,
    // One pool for all, because many test apps run at once.
    shares: { sessions: connections, visitors: connections, accounts: connections },
    replica: null,
    storage,
    gateway: null,
    taxDocuments: createStoredTaxDocuments(),
    botCheck: openBotCheck(config),
    errorReports: nullErrorReports,
    drain: { isDraining: false },
    jobs: { haveFailed: false },
    ...ports,
  }
  const app = await buildApp(context)
  await app.ready()
  const close = async () => {
    await app.close()
    await pool.end()
    await testDatabase.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...context, app, close }
}
