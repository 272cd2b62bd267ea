import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { HttpBindings } from "@hono/node-server"
import type { MiddlewareHandler } from "hono"
import { LRUCache } from "lru-cache"
import type { Logger } from "pino"
import type { Config } from "../../app/config.server.ts"
import { devPassCookieName } from "../../app/session/cookies.server.ts"
import { type QuickMembers, withoutNonce } from "../member-pages/quick-members.ts"
import { type Metrics, routeLabel } from "../metrics.ts"
import type { WebEnv } from "../web-context.ts"
import { isKnown } from "./answer-page.ts"
import type { PageCache } from "./page-cache.ts"
import { chooseEncoding, encodedBody } from "./shared-body.ts"
import type { CachedPage } from "./stored-pages.ts"

type Parts = {
  cache: PageCache | null
  config: Config
  metrics: Metrics
  logger: Logger
  /** Null when pages of users are not stored. */
  members: QuickMembers | null
}

/** One of so many quick answers is logged; all are counted. */
export const loggedShare = 100

/** Headers that belong to one response, or to its encoding. */
const ownHeaders = new Set(["content-encoding", "content-length", "x-request-id", "date"])

/** Maximum number of remembered addresses and of `Accept-Encoding` headers. */
const maxRemembered = { addresses: 5_000, encodings: 100 }

/** The id that a proxy in front has given the request, in the form that the usual way accepts. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"]
  return typeof given === "string" && /^[\w\-=]{1,255}$/.test(given) ? given : randomUUID()
}

/**
 * Answers visitors' requests for cached pages before the framework is involved [B7.1]: the first
 * answer of a page goes the usual way, through all middleware, and its headers are remembered;
 * later ones repeat them with the stored body. All that depends on the request (cookies, prefetch,
 * other methods, the developer mode) goes the usual way.
 */
export class QuickAnswers {
  readonly #parts: Parts
  readonly #addresses = new LRUCache<string, string>({ max: maxRemembered.addresses })
  readonly #encodings = new LRUCache<string, ReturnType<typeof chooseEncoding>>({
    max: maxRemembered.encodings,
  })
  #untilLogged = 1

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Answers the request and returns true, or leaves it untouched and returns false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.#pageFor(request)
    if (page === null || page.answerHeaders === null) return false
    const startedAt = performance.now()
    const id = requestIdOf(request)
    const status = isKnown(page, request.headers["if-none-match"]) ? 304 : 200
    if (status === 304) {
      response.writeHead(304, [...page.answerHeaders, "x-request-id", id]).end()
    } else {
      const encoding = this.#encodingFor(request)
      const body = encodedBody(page.body, encoding)
      const headers = [...page.answerHeaders, "x-request-id", id]
      headers.push("content-length", String(body.length))
      if (encoding !== "identity") headers.push("content-encoding", encoding)
      response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body)
    }
    this.#observe(request, { status, id, startedAt })
    return true
  }

  /**
   * Takes over a user's request for a known page and returns true; `passOn` continues with the usual
   * way if it turns out not to be stored for this user.
   */
  answerMember(request: IncomingMessage, response: ServerResponse, passOn: () => void): boolean {
    const { members } = this.#parts
    const address = this.#addresses.get(request.url ?? "")
    if (members === null || address === undefined || !this.#isPlain(request)) return false
    if (!members.mayAnswer(request)) return false
    const startedAt = performance.now()
    const id = requestIdOf(request)
    members.answer(request, response, { address, id }).then(
      (status) => {
        if (status === null) passOn()
        else this.#observe(request, { status, id, startedAt })
      },
      () => (response.headersSent ? response.destroy() : passOn()),
    )
    return true
  }

  /** Middleware around all others: remembers the headers of a shared page's first answer. */
  remember(): MiddlewareHandler<WebEnv> {
    return async (c, next) => {
      await next()
      const [page, own] = [c.get("sharedPage"), c.get("memberPage")]
      const { status, headers } = c.res
      if (status !== 200 || headers.has("set-cookie")) return
      const lasting = () => [...headers].filter(([name]) => !ownHeaders.has(name)).flat()
      if (page !== undefined && this.#isUsual(c.env.incoming)) page.answerHeaders ??= lasting()
      if (own !== undefined && this.#isPlain(c.env.incoming))
        own.answerHeaders ??= withoutNonce(lasting())
    }
  }

  /** Remembers which page a request's address belongs to. */
  recordAddress({ incoming }: HttpBindings, address: string): void {
    if (incoming?.url !== undefined) this.#addresses.set(incoming.url, address)
  }

  #pageFor(request: IncomingMessage): CachedPage | null {
    const { cache } = this.#parts
    if (cache === null || !this.#isUsual(request)) return null
    const address = this.#addresses.get(request.url ?? "")
    return address === undefined ? null : cache.readFresh(address)
  }

  /** Whether the answer depends on nothing but address, encoding and known tags. */
  #isUsual(request: IncomingMessage | undefined): boolean {
    const { sessionCookieName } = this.#parts.config
    return (
      this.#isPlain(request) && !(request?.headers.cookie ?? "").includes(`${sessionCookieName}=`)
    )
  }

  /** The same but for the session. */
  #isPlain(request: IncomingMessage | undefined): boolean {
    if (request === undefined || this.#parts.config.devPassphrase !== null) return false
    const { method, headers } = request
    if (method !== "GET" && method !== "HEAD") return false
    if (headers["sec-purpose"] !== undefined) return false
    return !(headers.cookie ?? "").includes(`${devPassCookieName}=`)
  }

  #encodingFor({ headers }: IncomingMessage): ReturnType<typeof chooseEncoding> {
    const accepted = String(headers["accept-encoding"] ?? "")
    const known = this.#encodings.get(accepted)
    if (known !== undefined) return known
    const encoding = chooseEncoding(accepted)
    this.#encodings.set(accepted, encoding)
    return encoding
  }

  #observe(
    request: IncomingMessage,
    answer: { status: number; id: string; startedAt: number },
  ): void {
    const { metrics, logger } = this.#parts
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/"
    const method = request.method ?? "GET"
    const milliseconds = performance.now() - answer.startedAt
    const labels = { method, route: routeLabel(path), status: String(answer.status) }
    metrics.durations.observe(labels, milliseconds / 1000)
    metrics.pages.inc({ result: "hit" })
    this.#untilLogged -= 1
    if (this.#untilLogged > 0) return
    this.#untilLogged = loggedShare
    const ms = Math.round(milliseconds * 10) / 10
    const { status, id: requestId } = answer
    logger.info({ requestId, method, path, status, ms, cache: "hit", oneOf: loggedShare })
  }
}
