import underPressure from "@fastify/under-pressure"
import { DomainError } from "@wara/domain/errors"
import { LagAverage, lagSampleMs } from "@wara/domain/site/lag-average"
import type { App } from "../app-context.ts"
import type { Config } from "../config.ts"

/** Vital calls are served until the event loop is so many times later than others are [B9.5]. */
const vitalTolerance = 4

/** Log-in, the own account, orders and the return of a payment, with all routes below them. */
const vitalRoute = /^\/(?:auth|users\/me|payments|orders)(?:\/|$)/

/** Probes and figures report how the server is, above all when it is overloaded. */
const operationRoutes: ReadonlySet<string> = new Set(["/health", "/ready", "/metrics"])

/**
 * Answers 503 quickly while the event loop is late, what people read first; log-in, account and
 * payments last. The plugin's windows of seconds also cover the start and single pauses, after which
 * a server has time for what arrived: it refuses only while the last second was late as well.
 */
export async function registerLoadShedding(
  app: App,
  config: Pick<Config, "maxLag" | "prefix">,
  onShed: () => void,
  { sampleInterval = 5_000, lag = measureLag(app) } = {},
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxLag,
    sampleInterval,
    pressureHandler: async ({ routeOptions }) => {
      if (isServed(routeOptions.url, lag.ms, config)) return
      onShed()
      throw new DomainError("ServiceUnavailableError", "The service is currently overloaded")
    },
  })
}

/** Measures from the moment in which the server listens. */
function measureLag(app: App): LagAverage {
  const lag = new LagAverage()
  const sample = () => lag.sample(performance.now())
  let timer: NodeJS.Timeout | null = null
  app.addHook("onListen", async () => {
    timer = setInterval(sample, lagSampleMs).unref()
  })
  app.addHook("onClose", async () => {
    if (timer !== null) clearInterval(timer)
  })
  return lag
}

/**
 * Whether a call of a route is served although the event loop is that many milliseconds late. The
 * route counts, not the address as it was written: an address that only begins like one of log-in
 * has no route, and one that is written otherwise has the same.
 */
export function isServed(
  route: string | undefined,
  lagMs: number,
  { maxLag, prefix }: Pick<Config, "maxLag" | "prefix">,
): boolean {
  if (route === undefined) return lagMs <= maxLag
  if (operationRoutes.has(route)) return true
  const isVital = route.startsWith(prefix) && vitalRoute.test(route.slice(prefix.length))
  return lagMs <= maxLag * (isVital ? vitalTolerance : 1)
}
