import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { pino } from "pino"
import type { RequestHandler } from "react-router"
import { readConfig } from "../app/config.server.ts"
import { createListener } from "../server/create-app.ts"
import type { ImageDelivery } from "../server/images/image-delivery.ts"
import { createMetrics } from "../server/metrics.ts"
import { PageCache } from "../server/page-cache/page-cache.ts"
import type { FollowedRedirects } from "../server/redirects.ts"
import { onFreePort } from "./on-free-port.ts"

const noPictures: ImageDelivery = {
  deliver: () => Promise.reject(new Error("no pictures here")),
  deliverToOwner: () => Promise.reject(new Error("no pictures here")),
  prepare: () => {},
  recall: () => null,
}

export type ServedSite = {
  url: string
  /** Addresses of the requests that arrived, also while they wait for an answer. */
  received: string[]
  /** Lines of the log. */
  logged: string[]
  cache: PageCache
  close: () => Promise<void>
}

/**
 * The web server as in production, with these pages, on a free port. Import it once the environment is
 * as the pages want it: they read it when they are loaded.
 */
export async function serveSite(
  environment: Record<string, string | undefined>,
  renderPage: RequestHandler,
  parts: {
    redirects?: FollowedRedirects
    budgetMs?: number
    delivery?: ImageDelivery
    clientDirectory?: string
  } = {},
): Promise<ServedSite> {
  const logged: string[] = []
  const cache = new PageCache()
  cache.isStreamConnected = true
  const listener = createListener({
    config: readConfig({ WARA_DEMO: "1", ...environment, NODE_ENV: "production" }),
    logger: pino({}, { write: (line: string) => void logged.push(line) }),
    metrics: createMetrics(),
    renderPage,
    cache,
    delivery: noPictures,
    clientDirectory: tmpdir(),
    release: "1",
    ...parts,
  })
  const received: string[] = []
  const server = createServer({ requireHostHeader: false }, listener)
  server.on("request", ({ url = "" }) => received.push(url))
  return { ...(await onFreePort(server)), received, logged, cache }
}
