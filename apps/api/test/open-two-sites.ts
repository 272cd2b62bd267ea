import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { storeReferenceData } from "../src/reference/store-reference-data.ts"
import { createTestApp, type TestApp, testServiceToken } from "./create-test-app.ts"
import { startApiProcess } from "./start-api-process.ts"
import { startWebProcess } from "./start-web-process.ts"

/** Two api and two web processes on one database; each web server reads from its own api. */
export type TwoSites = {
  /** The database, and an api of the test's own process to fill it. */
  api: TestApp
  apiUrls: readonly string[]
  siteUrls: readonly string[]
  close: () => Promise<void>
}

/** The name of the session cookie of these sites. */
export const sessionCookie = "session"

export async function openTwoSites(): Promise<TwoSites> {
  const folder = await mkdtemp(join(tmpdir(), "wara-sites-"))
  const api = await createTestApp()
  await api.database.transaction(storeReferenceData)
  const shared = { NODE_ENV: "production", SERVICE_TOKEN: testServiceToken, API_MAX_LAG: "0" }
  const open = async (name: string) => {
    const backend = await startApiProcess({
      ...shared,
      DATABASE_URL: api.config.databaseUrl,
      UPLOADS_DIR: api.config.uploadsDirectory,
    })
    const site = await startWebProcess({
      ...shared,
      API_URL: backend.url,
      SESSION_COOKIE_NAME: sessionCookie,
      IMAGE_CACHE_DIR: join(folder, name),
    })
    return { backend, site }
  }
  const sites = await Promise.all([open("one"), open("two")])
  return {
    api,
    apiUrls: sites.map(({ backend }) => backend.url),
    siteUrls: sites.map(({ site }) => site.url),
    close: async () => {
      await Promise.all(sites.flatMap(({ backend, site }) => [site.stop(), backend.kill()]))
      await api.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
