import { errorTexts } from "@wara/domain/error-texts"
import { Hono } from "hono"
import { compress } from "hono/compress"
import { requestId } from "hono/request-id"
import type { Logger } from "pino"
import type { RequestHandler } from "react-router"
import type { Config } from "../app/config.server.ts"
import { errorReports } from "../app/integrations/errors/error-reports.server.ts"
import { allowedMethods } from "./allowed-methods.ts"
import { blockSearchEngines } from "./block-search-engines.ts"
import { browserReports } from "./browser-reports.ts"
import { devGate } from "./dev-gate.ts"
import { embeddablePictures } from "./embeddable-pictures.ts"
import { errorDocuments } from "./error-documents.ts"
import { limitForms } from "./form-size.ts"
import type { ImageDelivery } from "./images/image-delivery.ts"
import { images } from "./images/images.ts"
import { limitArrival } from "./limit-arrival.ts"
import type { Metrics } from "./metrics.ts"
import { metricsPage } from "./metrics-page.ts"
import { observeRequests } from "./observe-requests.ts"
import type { PageCache } from "./page-cache/page-cache.ts"
import { pages } from "./pages.ts"
import { paymentReturn } from "./payment-return.ts"
import { plainErrors } from "./plain-errors.ts"
import { plainPath } from "./plain-path.ts"
import { recordingProxy } from "./recordings/recording-proxy.ts"
import type { FollowedRedirects } from "./redirects/followed-redirects.ts"
import { redirectRules } from "./redirects/redirect-rules.ts"
import { sameOrigin } from "./same-origin.ts"
import { securityHeaders } from "./security-headers.ts"
import { serviceWorker } from "./service-worker/service-worker.ts"
import { staticFiles } from "./static-files.ts"
import { uncachedErrors } from "./uncached-errors.ts"
import { uploadProxy } from "./uploads/upload-proxy.ts"
import type { WebEnv } from "./web-context.ts"

/** What a site is put together from. */
export type SiteParts = {
  config: Config
  logger: Logger
  metrics: Metrics
  renderPage: RequestHandler
  cache: PageCache | null
  delivery: ImageDelivery
  /** Null follows none. */
  redirects?: FollowedRedirects | null
  /** Folder of the built files; null when something in front serves them. */
  clientDirectory: string | null
  /** Which build of the browser's files this is. */
  release: string
}

/** Answers every request to the site, in this order. */
export function createApp(parts: SiteParts): Hono<WebEnv> {
  const { config, logger, metrics } = parts
  const app = new Hono<WebEnv>()
  app.use(requestId())
  app.use(observeRequests(metrics, logger))
  app.use(uncachedErrors)
  app.use(errorDocuments)
  app.use(embeddablePictures)
  app.use(securityHeaders(config))
  app.use(blockSearchEngines(config))
  app.get("/health", (c) => c.json({ status: "ok" }))
  app.get("/metrics", metricsPage(metrics, config.serviceToken))
  app.use(allowedMethods)
  app.use(sameOrigin(config))
  app.use(limitArrival())
  app.use(devGate(config))
  app.route("/", uploadProxy(config, logger))
  app.route("/", recordingProxy(config, logger))
  app.route("/", paymentReturn())
  app.use(limitForms(config))
  app.route("/", browserReports(config.errorsDsn !== null))
  app.route("/", images(parts.delivery, metrics))
  app.use(redirectRules(parts.redirects ?? null))
  app.use(plainPath)
  app.route("/", serviceWorker({ isOn: config.offlinePage, release: parts.release }))
  if (parts.clientDirectory !== null) app.route("/", staticFiles(parts.clientDirectory))
  app.use(compress())
  app.use(plainErrors)
  app.all("*", pages(parts))
  app.onError((error, c) => {
    logger.error({ requestId: c.get("requestId"), err: error }, "an answer broke")
    const facts = { status: "500", method: c.req.method, request: c.get("requestId") }
    if (!c.req.raw.signal.aborted) errorReports.report(error, facts)
    return c.text(errorTexts.UnknownError, 500)
  })
  return app
}
