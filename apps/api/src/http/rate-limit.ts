import rateLimit from "@fastify/rate-limit"
import { networkOf } from "@wara/domain/site/caller-network"
import { minutes } from "@wara/domain/time"
import { RateLimitError } from "../access/rate-limit-error.ts"
import type { App, AppContext } from "../app-context.ts"

/**
 * A generous limit per address against runaway scrapers. It is kept in memory, because writing a
 * row for every read would cost more than the read. Limits that must hold across servers are
 * counted in the database with `limitCalls`. The web server acts for many users and is not limited
 * here; outside production neither are trusted proxies. In production a proxy that forwards no
 * address is limited as one caller, so that the mistake is noticed [B9.32].
 */
export async function registerRateLimit(app: App, { config }: AppContext): Promise<void> {
  const own = new Set(config.isRealProduction ? [] : config.trustedProxies)
  await app.register(rateLimit, {
    max: config.callsPerMinute,
    timeWindow: minutes(1),
    cache: 10_000,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => request.isService || own.has(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new RateLimitError(Math.ceil(ttl / 1000)),
  })
}
