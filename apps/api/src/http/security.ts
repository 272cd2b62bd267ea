import cors from "@fastify/cors"
import helmet from "@fastify/helmet"
import { DomainError } from "@wara/domain/errors"
import { hasSeveralHosts } from "@wara/domain/site/host-header"
import { bearerOf } from "../access/session.ts"
import type { App } from "../app-context.ts"

/**
 * Headers that prevent answers from being executed, framed, sniffed or read by other sites, and
 * from being cached on the way when they are for one person (session tokens above all).
 */
export async function registerSecurity(app: App): Promise<void> {
  app.addHook("onRequest", async ({ raw }) => {
    if (hasSeveralHosts(raw.rawHeaders))
      throw new DomainError("ValidationError", "The request has more than one Host header")
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Pictures are fetched by the web server; no other origin needs them.
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
  })
  await app.register(cors, { origin: false })
  app.addHook("onSend", async (request, reply) => {
    const isReading = request.method === "GET" || request.method === "HEAD"
    const isForAll = isReading && bearerOf(request) === null
    const isCacheable = isForAll && reply.statusCode < 400
    if (!isCacheable && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store")
  })
}
