import underPressure from "@fastify/under-pressure"
import { DomainError } from "@wara/domain/errors"
import type { App } from "../app-context.ts"
import type { Config } from "../config.ts"

/** Vital calls are served until the event loop is so many times later than others are [B9.5]. */
const vitalTolerance = 4

/** Beginnings of the paths of log-in, of the own account, of orders and the return of a payment. */
const vitalPaths = ["/auth/", "/users/me", "/payments/", "/orders"]

/** Probes and figures report how the server is, above all when it is overloaded. */
const operationPaths = /^\/(?:health|ready|metrics)(?:$|\?)/

/**
 * Answers 503 quickly while the event loop is late, what people read first; log-in, account and
 * payments last.
 */
export async function registerLoadShedding(
  app: App,
  config: Pick<Config, "maxLag" | "prefix">,
  onShed: () => void,
  // A window without any sample counts as infinite lag, so it must be longer than a busy second.
  sampleInterval = 5_000,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxLag,
    sampleInterval,
    pressureHandler: async ({ url }, _reply, _type, lagMs) => {
      if (isServed(url, lagMs ?? 0, config)) return
      onShed()
      throw new DomainError("ServiceUnavailableError", "The service is currently overloaded")
    },
  })
}

/** Whether a call is served although the event loop is that many milliseconds late. */
export function isServed(
  url: string,
  lagMs: number,
  { maxLag, prefix }: Pick<Config, "maxLag" | "prefix">,
): boolean {
  if (operationPaths.test(url)) return true
  const isVital = vitalPaths.some((start) => url.startsWith(prefix + start))
  return lagMs <= maxLag * (isVital ? vitalTolerance : 1)
}
