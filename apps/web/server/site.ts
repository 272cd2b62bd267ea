import { availableParallelism } from "node:os"
import * as build from "virtual:react-router/server-build"
import { createRequestHandler, type RequestHandler } from "react-router"
import { anyChange, type ReportedChange, tagsOfChange } from "../app/backend/change-tags.ts"
import { recordPosition } from "../app/backend/known-changes.server.ts"
import { sharedReads } from "../app/backend/shared-reads.server.ts"
import { listRedirects } from "../app/backend/site.server.ts"
import { config } from "../app/config.server.ts"
import { errorReports } from "../app/integrations/errors/error-reports.server.ts"
import { logger } from "../app/logger.server.ts"
import { release } from "../app/session/request-context.server.ts"
import { CdnPurges } from "./cdn/cdn-purges.ts"
import { createListener } from "./create-app.ts"
import { EventLoopLag } from "./event-loop-lag.ts"
import { createImageDelivery, maxConversions } from "./images/image-delivery.ts"
import { ImageStore } from "./images/image-store.ts"
import { createMetrics, type Metrics } from "./metrics.ts"
import { followChanges } from "./page-cache/change-stream.ts"
import { PageCache } from "./page-cache/page-cache.ts"
import { Readiness } from "./readiness.ts"
import { FollowedRedirects } from "./redirects.ts"

/** The exports of the build that the site uses; unused optional ones are left out. */
const {
  allowedActionOrigins: _origins,
  basename: _basename,
  unstable_getCriticalCss: _css,
  ...pageBuild
} = build

const handle = createRequestHandler(pageBuild, config.production ? "production" : "development")

/** Each page contains its build, so that a tab notices a newer one. */
const renderPage: RequestHandler = (request, context) => {
  if (config.production) context?.set(release, pageBuild.assets.version)
  return handle(request, context)
}

/** Creates the whole site: pages, pictures and, when there is a build, its files. */
export function openSite(options: { clientDirectory: string | null }) {
  warnWithoutCompany()
  const closing = new AbortController()
  const cache = config.production ? openPageCache() : null
  const redirects = new FollowedRedirects({ load: listRedirects, baseUrl: config.baseUrl })
  const metrics = createMetrics()
  const purges = openPurges(metrics)
  closing.signal.addEventListener("abort", () => purges?.close())
  listenToChanges({ cache, redirects, metrics, purges }, closing.signal)
  const lag = new EventLoopLag()
  const readiness = new Readiness(config.apiUrl)
  const listener = createListener({
    config,
    logger,
    metrics,
    renderPage,
    cache,
    redirects,
    readiness,
    lag,
    delivery: createImageDelivery({
      apiUrl: config.apiUrl,
      store: new ImageStore(config.imageCacheDir),
      maxRunning: maxConversions(availableParallelism()),
      onStoreFailure: (err) =>
        logger.warn({ err }, "a resized picture could not be made or stored"),
    }),
    clientDirectory: options.clientDirectory,
    release: pageBuild.assets.version,
  })
  const close = () => {
    closing.abort()
    lag.stop()
    return errorReports.close()
  }
  const reportCrash = (error: unknown) => {
    logger.error({ err: error }, "uncaught exception")
    errorReports.report(error)
  }
  return {
    ...{ listener, close, reportCrash },
    drain: () => readiness.drain(),
    /** From now on requests are refused while the event loop is late. */
    measureLag: () => void lag.start(),
  }
}

/** The law requires online sellers to identify themselves; a test site may omit it. */
function warnWithoutCompany(): void {
  if (config.production && config.company === null)
    logger.warn("COMPANY_NAME is not set: the site does not name its operator")
}

function openPageCache(): PageCache {
  return new PageCache({
    onRefreshFailure: (err) => logger.warn({ err }, "a cached page could not be refreshed"),
  })
}

/** Null without a CDN in front of the pages. */
function openPurges({ cdnPurges }: Metrics): CdnPurges | null {
  if (config.cdn === null) return null
  return new CdnPurges({
    ...config.cdn,
    onResult: (result) => cdnPurges.inc({ result }),
    onFailure: (err) => logger.warn({ err }, "the CDN could not be told of a change"),
  })
}

type ChangeReaders = {
  cache: PageCache | null
  redirects: FollowedRedirects
  metrics: Metrics
  purges: CdnPurges | null
}

function listenToChanges(
  { cache, metrics, redirects, purges }: ChangeReaders,
  signal: AbortSignal,
): void {
  if (config.serviceToken === "") {
    logger.warn("SERVICE_TOKEN is not set: pages and redirects are cached for seconds only")
    return
  }
  const source = {
    url: `${config.apiUrl}${config.apiPrefix}/changes`,
    token: config.serviceToken,
  }
  const listener = {
    onChange: (change: ReportedChange) => {
      const { kind, ids } = change
      if (kind === "users" || kind === "viewers") cache?.sessions.forget(ids)
      // No stored page or answer contains what is reported of a viewer.
      if (kind === "viewers") return
      metrics.drops.inc({ kind })
      if (kind === "redirects" || kind === "all") redirects.reload()
      const tags = tagsOfChange(change)
      // Before the pages, which are rendered again from these.
      sharedReads.drop(tags)
      // Redirects are followed before pages, which must not be answered in their place.
      const outdated = kind === "redirects" ? [anyChange] : tags
      cache?.drop(outdated)
      // After the pages here, from which the CDN gets what it asks for next.
      purges?.add(outdated)
    },
    onMissed: () => {
      metrics.drops.inc({ kind: "missed" })
      redirects.reload()
      sharedReads.drop([anyChange])
      cache?.revalidateAll()
      purges?.add([anyChange])
    },
    onPosition: recordPosition,
    onListening: (listening: boolean) => {
      metrics.changeStream.set(listening ? 1 : 0)
      redirects.isStreamConnected = listening
      sharedReads.isStreamConnected = listening
      if (cache !== null) cache.isStreamConnected = listening
      logger.info(listening ? "change stream connected" : "change stream disconnected")
    },
  }
  void followChanges(source, listener, signal)
}
