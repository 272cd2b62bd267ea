import type { RequestListener, ServerResponse } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { serveStatic } from "@hono/node-server/serve-static"
import { errorTexts } from "@wara/domain/error-texts"
import { networkOf } from "@wara/domain/site/caller-network"
import { countHosts, hasFragment } from "@wara/domain/site/request-form"
import { type Context, Hono, type MiddlewareHandler } from "hono"
import { compress } from "hono/compress"
import { requestId } from "hono/request-id"
import type { Logger } from "pino"
import type { RequestHandler } from "react-router"
import type { Config } from "../app/config.server.ts"
import { errorReports } from "../app/integrations/errors/error-reports.server.ts"
import { browserReports } from "./browser-reports.ts"
import { callerAddress, sessionToken } from "./caller.ts"
import { devGate } from "./dev-gate.ts"
import { EarlyAnswers } from "./early-answers.ts"
import { errorDocuments, plainErrors } from "./error-documents.ts"
import type { EventLoopLag } from "./event-loop-lag.ts"
import { limitArrival, limitForms } from "./form-limits.ts"
import type { ImageDelivery } from "./images/image-delivery.ts"
import { images } from "./images/images.ts"
import { QuickImages } from "./images/quick-images.ts"
import { QuickMembers } from "./member-pages/quick-members.ts"
import { RecentWrites } from "./member-pages/recent-writes.ts"
import { type Metrics, metricsPage, observeRequests } from "./metrics.ts"
import type { PageCache } from "./page-cache/page-cache.ts"
import { QuickAnswers } from "./page-cache/quick-answers.ts"
import { pages } from "./pages.ts"
import { Readiness } from "./readiness.ts"
import { recordingProxy } from "./recordings/recording-proxy.ts"
import { type FollowedRedirects, redirectRules } from "./redirects.ts"
import { paymentReturn, sameOrigin } from "./same-origin.ts"
import { securityHeaders } from "./security-headers.ts"
import { serviceWorker } from "./service-worker/service-worker.ts"
import { signalProxy } from "./signal-proxy.ts"
import { uploadProxy } from "./uploads/upload-proxy.ts"
import type { WebEnv } from "./web-context.ts"
import { wellKnown } from "./well-known.ts"

const forever = "public, max-age=31536000, immutable"
const oneDay = "public, max-age=86400"

/** The built files; those under /assets/ have a hash in their name and never change. */
export function staticFiles(directory: string): Hono<WebEnv> {
  const serve = serveStatic<WebEnv>({ root: directory, precompressed: true })
  const files = new Hono<WebEnv>()
  // Only paths with an extension are looked up on disk: pages have none.
  files.get("/:path{.+\\.[a-z0-9]+}", async (c, next) => {
    const response = await serve(c, next)
    if (!(response instanceof Response)) return
    response.headers.set("Cache-Control", c.req.path.startsWith("/assets/") ? forever : oneDay)
    return response
  })
  files.get("/assets/*", (c) => c.text("Not found", 404))
  return files
}

const methods = ["GET", "HEAD", "POST"]

/** Pages are read and forms are posted; other methods are refused. */
const allowedMethods: MiddlewareHandler<WebEnv> = async (c, next) => {
  if (methods.includes(c.req.method)) return next()
  return c.text(errorTexts.MethodNotAllowedError, 405, { Allow: methods.join(", ") })
}

const isPicture = (path: string): boolean =>
  path.startsWith("/api/images/") || path === "/icon-192.png"

/**
 * Mails, chats and other sites show ads' photos and our icon, so cross-origin use is allowed. These
 * files are public; all others are limited to our own pages by the security headers.
 */
const embeddablePictures: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next()
  if (isPicture(c.req.path)) c.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin")
}

/**
 * Redirects permanently to one address per page: `/contacto/` and `/contacto//` to `/contacto`. A path that
 * begins with two slashes is no page, and could be interpreted as another host.
 */
const plainPath: MiddlewareHandler<WebEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const reads = c.req.method === "GET" || c.req.method === "HEAD"
  if (reads && pathname.startsWith("//")) return c.text(errorTexts.NotFoundError, 404)
  const plain = pathname.replaceAll(/\/{2,}/g, "/").replace(/(.)\/$/, "$1")
  if (!reads || plain === pathname || pathname.includes("\\")) return next()
  return c.redirect(plain + search, 301)
}

/**
 * Prevents browsers from caching errors [B5.15]: the page, data or picture may be available on the
 * next request.
 */
const uncachedErrors: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next()
  if (c.res.status >= 400) c.header("Cache-Control", "private, no-store")
}

export type SiteParts = {
  config: Config
  logger: Logger
  metrics: Metrics
  renderPage: RequestHandler
  cache: PageCache | null
  delivery: ImageDelivery
  /** Null disables redirects. */
  redirects?: FollowedRedirects | null
  /** Folder of the built files; null when a server in front delivers them. */
  clientDirectory: string | null
  /** The build of the browser files. */
  release: string
  /** Milliseconds for the backend calls of one page together; the usual budget without it. */
  budgetMs?: number
  readiness?: Readiness
  lag?: EventLoopLag
}

/** The site as the listener of a server. */
export function createListener(parts: SiteParts): RequestListener {
  const { cache } = parts
  const writes = new RecentWrites()
  const members = cache === null ? null : new QuickMembers({ ...parts, cache, writes })
  const early = new EarlyAnswers(parts)
  const quick = new QuickAnswers({ ...parts, early, members })
  const pictures = new QuickImages({ ...parts, early })
  const app = createApp(parts, { quick, pictures, members, writes })
  const answer = getRequestListener(app.fetch)
  return (request, response) => {
    const hosts = countHosts(request.rawHeaders)
    // The checks of load balancers have no host, as HTTP/1.0 allowed.
    if (hosts === 0 && request.url === "/health") return answerHealth(response)
    if (hosts !== 1 || hasFragment(request.url ?? "")) {
      response.writeHead(400, { Connection: "close" }).end()
      return
    }
    const passOn = () => void answer(request, response)
    if (quick.answer(request, response) || pictures.answer(request, response)) return
    if (!quick.answerMember(request, response, passOn)) passOn()
  }
}

function answerHealth(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json" }).end('{"status":"ok"}')
}

/** What answers before the middleware, and what the pages tell it. */
type EarlyParts = {
  quick: QuickAnswers
  pictures: QuickImages
  members: QuickMembers | null
  writes: RecentWrites
}

/** The middleware of the site, in this order. */
function createApp(parts: SiteParts, early: EarlyParts): Hono<WebEnv> {
  const { config, logger, metrics } = parts
  const app = new Hono<WebEnv>()
  app.use(early.quick.remember())
  app.use(early.pictures.remember())
  app.use(requestId())
  app.use(observeRequests(metrics, logger))
  app.use(uncachedErrors)
  app.use(errorDocuments)
  app.use(embeddablePictures)
  app.use(securityHeaders(config))
  app.use(blockSearchEngines(config))
  app.get("/health", (c) => c.json({ status: "ok" }))
  const { readiness = new Readiness(config.apiUrl) } = parts
  app.get("/ready", async (c) =>
    (await readiness.check()) ? c.json({ status: "ok" }) : c.json({ status: "unready" }, 503),
  )
  app.route("/", wellKnown(config))
  app.get("/metrics", metricsPage(metrics, config))
  app.use(allowedMethods)
  app.use(sameOrigin(config))
  app.use(limitArrival())
  app.use(devGate(config))
  app.route("/", uploadProxy(config, logger, parts.delivery.prepare))
  app.route("/", recordingProxy(config, logger))
  app.route("/", signalProxy(config, logger))
  app.route("/", paymentReturn())
  app.use(limitForms(config))
  app.route("/", browserReports(config.errorsDsn !== null))
  const networkOfCaller = (c: Context<WebEnv>) => networkOf(callerAddress(c, config))
  const tokenOf = (c: Context<WebEnv>) => sessionToken(c, config)
  app.route("/", images(parts.delivery, metrics, { networkOf: networkOfCaller, tokenOf }))
  app.use(redirectRules(parts.redirects ?? null))
  app.use(plainPath)
  app.route("/", serviceWorker({ isOn: config.offlinePage, release: parts.release }))
  if (parts.clientDirectory !== null) app.route("/", staticFiles(parts.clientDirectory))
  app.use(compress())
  app.use(plainErrors)
  app.all("*", pages({ ...parts, ...early }))
  app.onError((error, c) => {
    logger.error({ requestId: c.get("requestId"), err: error }, "request handling failed")
    const facts = { status: "500", method: c.req.method, request: c.get("requestId") }
    if (!c.req.raw.signal.aborted) errorReports.report(error, facts)
    return c.text(errorTexts.UnknownError, 500)
  })
  return app
}

/**
 * A blocked site sends the header with every response: pictures and files have no head for a robots
 * meta [S1.9].
 */
function blockSearchEngines({ blockSearchEngines }: Config): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    await next()
    if (blockSearchEngines) c.res.headers.set("X-Robots-Tag", "noindex, nofollow")
  }
}
