import rateLimit from "@fastify/rate-limit"
import { networkOf } from "@wara/domain/site/caller-network"
import type { App, AppContext } from "../app-context.ts"
import { RateLimitError } from "./rate-limit-error.ts"

/**
 * A generous limit for each address, against scrapers gone wild. Kept in memory: a row written for
 * every read would cost more than the read. What must hold across servers counts in the database with
 * `limitCalls`. The web server and trusted proxies speak for many people and are not limited here.
 */
export async function registerRateLimit(app: App, { config }: AppContext): Promise<void> {
  const own = new Set(config.trustedProxies)
  await app.register(rateLimit, {
    max: config.callsPerMinute,
    timeWindow: 60_000,
    cache: 10_000,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => request.isService || own.has(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new RateLimitError(Math.ceil(ttl / 1000)),
  })
}
