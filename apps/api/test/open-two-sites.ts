import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { storeReferenceData } from "../src/reference/store-reference-data.ts"
import { createTestApp, type TestApp, testServiceToken } from "./create-test-app.ts"
import { startApiProcess } from "./start-api-process.ts"
import { startBalancer } from "./start-balancer.ts"
import { startWebProcess } from "./start-web-process.ts"

/** Two web processes and, behind a load balancer, two api processes on one database. */
export type TwoSites = {
  /** The database, and an api of the test's own process to fill it. */
  api: TestApp
  apiUrls: readonly string[]
  siteUrls: readonly string[]
  /** What all four have logged so far. */
  logLines: () => string[]
  close: () => Promise<void>
}

/** The name of the session cookie of these sites. */
export const sessionCookie = "session"

export async function openTwoSites(): Promise<TwoSites> {
  const folder = await mkdtemp(join(tmpdir(), "wara-sites-"))
  const api = await createTestApp({ databaseClock: "running" })
  await api.database.transaction(storeReferenceData)
  const shared = {
    NODE_ENV: "production",
    WARA_DEMO: "1",
    SERVICE_TOKEN: testServiceToken,
    SECOND_FACTOR: "optional",
    API_MAX_LAG: "0",
  }
  const startApi = () =>
    startApiProcess({
      ...shared,
      DATABASE_URL: api.config.databaseUrl,
      UPLOADS_DIR: api.config.uploadsDirectory,
    })
  const apis = await Promise.all([startApi(), startApi()])
  const apiUrls = apis.map(({ url }) => url)
  const balancer = await startBalancer(apiUrls)
  const startSite = (name: string) =>
    startWebProcess({
      ...shared,
      API_URL: balancer.url,
      SESSION_COOKIE_NAME: sessionCookie,
      IMAGE_CACHE_DIR: join(folder, name),
    })
  const sites = await Promise.all([startSite("one"), startSite("two")])
  return {
    api,
    apiUrls,
    siteUrls: sites.map(({ url }) => url),
    logLines: () => [...apis, ...sites].flatMap(({ lines }) => lines),
    close: async () => {
      await Promise.all(sites.map((site) => site.stop()))
      await balancer.close()
      await Promise.all(apis.map((one) => one.kill()))
      await api.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
