import cors from "@fastify/cors"
import { DomainError } from "@wara/domain/errors"
import { countHosts, hasFragment } from "@wara/domain/site/request-form"
import { bearerOf } from "../access/session.ts"
import type { App } from "../app-context.ts"

/**
 * Headers of every answer: none may be executed, framed or sniffed, other origins read none
 * (pictures are fetched by the web server), and browsers come back by TLS only. They never differ,
 * so they are written down instead of computed for each answer.
 */
const protectiveHeaders = {
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "SAMEORIGIN",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
}

/**
 * Headers that prevent answers from being executed, framed, sniffed or read by other sites, and
 * from being cached on the way when they are for one person (session tokens above all).
 */
export async function registerSecurity(app: App): Promise<void> {
  app.addHook("onRequest", ({ raw, url }, _reply, done) => {
    const hosts = countHosts(raw.rawHeaders)
    if (hasFragment(raw.url ?? ""))
      throw new DomainError("ValidationError", "The address of the request has a fragment (#)")
    // The checks of load balancers have no host, as HTTP/1.0 allowed.
    if (hosts === 1 || (hosts === 0 && url === "/health")) return done()
    throw new DomainError("ValidationError", `The request has ${hosts} Host headers instead of one`)
  })
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(protectiveHeaders)
    done()
  })
  await app.register(cors, { origin: false })
  app.addHook("onSend", (request, reply, _payload, done) => {
    const isReading = request.method === "GET" || request.method === "HEAD"
    const isForAll = isReading && bearerOf(request) === null
    const isCacheable = isForAll && reply.statusCode < 400
    if (!isCacheable && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store")
    done()
  })
}
