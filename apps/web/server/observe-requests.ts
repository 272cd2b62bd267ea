import type { MiddlewareHandler } from "hono"
import type { Logger } from "pino"
import type { Metrics } from "./metrics.ts"
import { routeLabel } from "./route-label.ts"
import type { WebEnv } from "./web-context.ts"

const quietRoutes = new Set(["/health", "/metrics", "/assets/*"])

/** Measures and logs each request without its query, address or headers. */
export function observeRequests(metrics: Metrics, logger: Logger): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const began = performance.now()
    await next()
    // Pages return their own Response, which does not contain the id yet.
    c.res.headers.set("X-Request-Id", c.get("requestId"))
    const milliseconds = performance.now() - began
    const { method, path } = c.req
    const { status } = c.res
    const route = routeLabel(path)
    metrics.durations.observe({ method, route, status: String(status) }, milliseconds / 1000)
    const level = status >= 500 ? "error" : quietRoutes.has(route) ? "debug" : "info"
    logger[level]({
      requestId: c.get("requestId"),
      method,
      path,
      status,
      ms: Math.round(milliseconds * 10) / 10,
      cache: c.get("cacheResult"),
    })
  }
}
