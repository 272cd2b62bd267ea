import { networkOf } from "@wara/domain/site/caller-network"
import { FairLine } from "@wara/domain/site/fair-line"
import type { FastifyRequest } from "fastify"
import type { App, AppContext } from "../app-context.ts"
import { RateLimitError } from "./rate-limit-error.ts"

/**
 * Of a network's or an account's reads four run at a time, half of the visitors' connections; forty
 * more wait, as a page of a busy office might send them.
 */
const readBounds = { running: 48, runningPerKey: 4, waiting: 1_000, waitingPerKey: 40 }

/** Seconds after which refused callers may retry. */
const retryAfterSeconds = 2

/**
 * Shares the reads in progress among the callers: visitors by network, users by account. The web
 * server and trusted proxies act for many and have shares of their own in the site.
 */
export function shareReads(
  app: App,
  { config }: Pick<AppContext, "config">,
  onRefused: () => void,
): void {
  const line = new FairLine(readBounds)
  const own = new Set(config.trustedProxies)
  const leaves = new WeakMap<FastifyRequest, () => void>()
  app.addHook("preHandler", (request, reply, done) => {
    if (request.method !== "GET" && request.method !== "HEAD") return done()
    if (request.isService || own.has(request.ip)) return done()
    const place = line.join(keyOf(request))
    if (place === null) {
      onRefused()
      throw new RateLimitError(retryAfterSeconds)
    }
    leaves.set(request, place.leave)
    // The hook below misses callers that hang up.
    reply.raw.once("close", place.leave)
    const proceed = (isMine: boolean) =>
      isMine ? done() : done(new RateLimitError(retryAfterSeconds))
    place.turn.then(proceed, done)
  })
  // A refusal may be held back, without the place.
  app.addHook("onError", (request, _reply, _error, done) => {
    leaves.get(request)?.()
    done()
  })
  app.addHook("onResponse", (request, _reply, done) => {
    leaves.get(request)?.()
    done()
  })
}

function keyOf({ ip, viewer }: FastifyRequest): string {
  return viewer === null ? networkOf(ip) : `account ${viewer.id}`
}
