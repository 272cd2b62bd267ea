import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import type { App, AppContext } from "../app-context.ts"

/** `/metrics` for Prometheus: how long routes take, how busy the pool is, the process itself. */
export function registerMetrics(app: App, { pool }: AppContext): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer, by route",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: "database_pool_connections",
    help: "Connections of the pool, and calls that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "total" }, pool.totalCount)
      this.set({ state: "idle" }, pool.idleCount)
      this.set({ state: "waiting" }, pool.waitingCount)
    },
  })
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown"
    const labels = { method: request.method, route, status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  app.addHook("onClose", async () => registry.clear())
  app.get("/metrics", { schema: { hide: true } }, async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
