import { getConnInfo } from "@hono/node-server/conninfo"
import { withoutCode } from "@wara/domain/site/page-paths"
import { paths } from "@wara/domain/site/paths"
import type { Context, Handler, MiddlewareHandler } from "hono"
import type { Logger } from "pino"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import type { Config } from "../app/config.server.ts"
import { isSameSecret } from "../app/guards/dev-gate.server.ts"
import { UncountedAnswers } from "./uncounted-answers.ts"
import type { WebEnv } from "./web-context.ts"

/** Prometheus metrics of the web server. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const uncounted = new UncountedAnswers()
  const collect = () => uncounted.countAll()
  return {
    registry,
    /** Answers from memory, which durations, pages and pictures count later. */
    uncounted,
    durations: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time until a response was ready, by route",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
      collect,
    }),
    pages: new Counter({
      name: "page_cache_answers_total",
      help: "Page responses, by cache result",
      labelNames: ["result"],
      registers: [registry],
      collect,
    }),
    shed: new Counter({
      name: "requests_shed_total",
      help: "Renderings that were refused with 503, by line",
      labelNames: ["line"],
      registers: [registry],
    }),
    drops: new Counter({
      name: "page_cache_drops_total",
      help: "Changes that dropped kept pages, by kind; missed: each is rendered again before it is served",
      labelNames: ["kind"],
      registers: [registry],
    }),
    changeStream: new Gauge({
      name: "change_stream_connected",
      help: "1 while the server hears of changes of the api",
      registers: [registry],
    }),
    cdnPurges: new Counter({
      name: "cdn_purges_total",
      help: "Calls that tell the CDN of changes, by result",
      labelNames: ["result"],
      registers: [registry],
    }),
    pictures: new Counter({
      name: "image_answers_total",
      help: "Picture responses, by cache result",
      labelNames: ["result"],
      registers: [registry],
      collect,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Label of a path for logs and metrics, from a small fixed set. */
export function routeLabel(pathname: string): string {
  // The data of `/` is at `/_.data`.
  const path = pathname.replace(/(?:\/_)?\.data$/, "") || paths.home
  if (knownPaths.has(path)) return path
  if (path === "/_root") return paths.home
  if (path.startsWith(`${paths.ads}/`)) return `${paths.ads}/:slug`
  for (const prefix of ["/assets/", "/api/images/", "/sitemaps/"]) {
    if (path.startsWith(prefix)) return `${prefix}*`
  }
  return /^\/[^/]+$/.test(path) ? "/:slug" : "*"
}

const knownPaths = new Set<string>([...Object.values(paths), "/health", "/ready", "/metrics"])

const quietRoutes = new Set(["/health", "/ready", "/metrics", "/assets/*"])

/** Measures and logs each request without its query, address or headers. */
export function observeRequests(metrics: Metrics, logger: Logger): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    // Pages return their own Response, which does not contain the id yet.
    c.res.headers.set("X-Request-Id", c.get("requestId"))
    const milliseconds = performance.now() - startedAt
    const { method, path } = c.req
    const { status } = c.res
    const route = routeLabel(path)
    metrics.durations.observe({ method, route, status: String(status) }, milliseconds / 1000)
    const level = status >= 500 ? "error" : quietRoutes.has(route) ? "debug" : "info"
    const ms = Math.round(milliseconds * 10) / 10
    const facts = { requestId: c.get("requestId"), method, route, status, ms }
    logger[level]({ ...facts, path: withoutCode(path), cache: c.get("cacheResult") }, "request")
  }
}

/**
 * The metrics as text, for requests with one of the service tokens, and outside production for local
 * ones: behind a proxy on the same machine, every request looks local [B9.32].
 */
export function metricsPage(
  metrics: Metrics,
  { serviceToken, previousServiceToken, isRealProduction }: Config,
): Handler<WebEnv> {
  const tokens = [serviceToken, previousServiceToken].filter((token) => token !== "")
  return async (c) => {
    const authorization = c.req.header("authorization") ?? ""
    const isAuthorised = tokens.some((token) => isSameSecret(authorization, `Bearer ${token}`))
    const isOpen = !isRealProduction && isLocal(c)
    if (!isAuthorised && !isOpen) return c.text("Unauthorized", 401)
    return c.text(await metrics.registry.metrics(), 200, {
      "Content-Type": metrics.registry.contentType,
      "Cache-Control": "no-store",
    })
  }
}

/** Whether the request comes from this machine directly, and not through a local proxy. */
function isLocal(c: Context<WebEnv>): boolean {
  const address = getConnInfo(c).remote.address ?? ""
  const isForwarded = c.req.header("x-forwarded-for") !== undefined || c.req.header("forwarded")
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(address)
}
