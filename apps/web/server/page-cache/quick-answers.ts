import type { IncomingMessage, ServerResponse } from "node:http"
import type { HttpBindings } from "@hono/node-server"
import type { MiddlewareHandler } from "hono"
import { LRUCache } from "lru-cache"
import type { Config } from "../../app/config.server.ts"
import {
  type EarlyAnswer,
  type EarlyAnswers,
  isPlainRead,
  lastingHeaders,
  requestIdOf,
} from "../early-answers.ts"
import { type QuickMembers, withoutNonce } from "../member-pages/quick-members.ts"
import type { WebEnv } from "../web-context.ts"
import { isKnown } from "./answer-page.ts"
import type { PageCache } from "./page-cache.ts"
import { chooseEncoding, encodedBody } from "./shared-body.ts"
import type { CachedPage } from "./stored-pages.ts"

type Parts = {
  cache: PageCache | null
  config: Config
  early: EarlyAnswers
  /** Null when pages of users are not stored. */
  members: QuickMembers | null
}

/** Maximum number of remembered addresses and of `Accept-Encoding` headers. */
const maxRemembered = { addresses: 5_000, encodings: 100 }

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
    const { members, config } = this.#parts
    const address = this.#addresses.get(request.url ?? "")
    if (members === null || address === undefined || !isPlainRead(request, config)) return false
    if (!members.mayAnswer(request)) return false
    const startedAt = performance.now()
    const id = requestIdOf(request)
    if (members.answerKnown(request, response, { address, id })) {
      this.#observe(request, { status: 200, id, startedAt })
      return true
    }
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
      const lasting = () => lastingHeaders(headers)
      if (page !== undefined && this.#isUsual(c.env.incoming)) page.answerHeaders ??= lasting()
      if (own !== undefined && isPlainRead(c.env.incoming, this.#parts.config))
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

  /** Whether the answer is the same for every visitor. */
  #isUsual(request: IncomingMessage | undefined): boolean {
    const { config } = this.#parts
    if (!isPlainRead(request, config)) return false
    return request.headers.cookie?.includes(`${config.sessionCookieName}=`) !== true
  }

  #encodingFor({ headers }: IncomingMessage): ReturnType<typeof chooseEncoding> {
    const accepted = String(headers["accept-encoding"] ?? "")
    const known = this.#encodings.get(accepted)
    if (known !== undefined) return known
    const encoding = chooseEncoding(accepted)
    this.#encodings.set(accepted, encoding)
    return encoding
  }

  #observe(request: IncomingMessage, answer: Omit<EarlyAnswer, "kind">): void {
    this.#parts.early.observe(request, { ...answer, kind: "pages" })
  }
}
