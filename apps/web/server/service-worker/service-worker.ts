import { paths } from "@wara/domain/site/paths"
import { Hono } from "hono"
import type { WebEnv } from "../web-context.ts"
import offlineWorker from "./offline-worker.js?raw"
import retiredWorker from "./retired-worker.js?raw"

/**
 * The service worker that stores the offline page: the one of this release, or one that unregisters
 * itself where the feature is disabled. Browsers check for a new version at every visit.
 */
export function serviceWorker(options: { isOn: boolean; release: string }): Hono<WebEnv> {
  const settings = `const release = ${JSON.stringify(options.release)}, page = ${JSON.stringify(paths.offline)}\n`
  const program = options.isOn ? settings + offlineWorker : retiredWorker
  const headers = { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" }
  return new Hono<WebEnv>().get(paths.serviceWorker, (c) => c.body(program, 200, headers))
}
