import type { IncomingMessage, ServerResponse } from "node:http"
import type { MiddlewareHandler } from "hono"
import { LRUCache } from "lru-cache"
import type { Config } from "../../app/config.server.ts"
import { type EarlyAnswers, isPlainRead, lastingHeaders, requestIdOf } from "../early-answers.ts"
import type { WebEnv } from "../web-context.ts"
import type { ImageDelivery } from "./image-delivery.ts"

type Parts = { delivery: ImageDelivery; config: Config; early: EarlyAnswers }

/** Maximum number of addresses whose picture is known. */
const maxAddresses = 20_000

/**
 * Delivers pictures that are in memory before the framework is involved [B7.8]. As for pages, the
 * first answer goes the usual way, and its headers are repeated.
 */
export class QuickImages {
  readonly #parts: Parts
  readonly #keys = new LRUCache<string, string>({ max: maxAddresses })

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Answers the request and returns true, or leaves it untouched and returns false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { config, delivery, early } = this.#parts
    const key = this.#keys.get(request.url ?? "")
    if (key === undefined || !isPlainRead(request, config)) return false
    const image = delivery.recall(key)
    if (image === null || image.answerHeaders === null) return false
    const startedAt = performance.now()
    const id = requestIdOf(request)
    const isKnown = request.headers["if-none-match"]?.includes(image.etag) === true
    const status = isKnown ? 304 : 200
    const headers = [...image.answerHeaders, "x-request-id", id]
    if (!isKnown) headers.push("content-length", String(image.bytes.length))
    response.writeHead(status, headers)
    response.end(isKnown || request.method === "HEAD" ? undefined : image.bytes)
    early.observe(request, { status, id, startedAt, kind: "pictures" })
    return true
  }

  /** Middleware around all others: remembers the address and the headers of a picture. */
  remember(): MiddlewareHandler<WebEnv> {
    return async (c, next) => {
      await next()
      const image = c.get("readyImage")
      const { incoming } = c.env
      if (image === undefined || c.res.status !== 200 || c.res.headers.has("set-cookie")) return
      if (!isPlainRead(incoming, this.#parts.config) || incoming.url === undefined) return
      image.answerHeaders ??= lastingHeaders(c.res.headers)
      this.#keys.set(incoming.url, image.key)
    }
  }
}
