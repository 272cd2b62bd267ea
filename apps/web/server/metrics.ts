import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client"

/** Prometheus metrics of the web server. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    durations: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time until a response was ready, by route",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    pages: new Counter({
      name: "page_cache_answers_total",
      help: "Page responses, by cache result",
      labelNames: ["result"],
      registers: [registry],
    }),
    pictures: new Counter({
      name: "image_answers_total",
      help: "Picture responses, by cache result",
      labelNames: ["result"],
      registers: [registry],
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
