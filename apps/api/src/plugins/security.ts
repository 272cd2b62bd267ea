import cors from "@fastify/cors"
import helmet from "@fastify/helmet"
import underPressure from "@fastify/under-pressure"
import type { App, AppContext } from "../app-context.ts"
import { bearerOf } from "./session.ts"

/**
 * Headers that keep answers from being run, framed or sniffed; no other site's page may read them,
 * and nobody on the way keeps what was answered to one person, session tokens above all; and a quick
 * 503 instead of a slow death when the process cannot keep up.
 */
export async function registerSecurity(app: App, { config }: AppContext): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Pictures are fetched by the web server; other origins have no business here.
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
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxLag,
    // A window without any sample counts as endless lag: it must be longer than a busy second.
    sampleInterval: 5_000,
    retryAfter: 5,
  })
}
