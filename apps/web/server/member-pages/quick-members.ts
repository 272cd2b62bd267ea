import type { IncomingMessage, ServerResponse } from "node:http"
import { pageBudgetMs, watchPageWork } from "../../app/backend/page-work.server.ts"
import type { Config } from "../../app/config.server.ts"
import { checkSession } from "../../app/session/person.server.ts"
import type { CheckedSession } from "../../app/session/request-context.server.ts"
import { toViewer, type Viewer } from "../../app/session/viewer.ts"
import { rawCallerFacts, tokenIn } from "../caller.ts"
import type { PageCache } from "../page-cache/page-cache.ts"
import { chooseEncoding, newNonce } from "../page-cache/shared-body.ts"
import { gzipPage } from "./gzip-parts.ts"
import type { RecentWrites } from "./recent-writes.ts"
import { textsOf } from "./viewer-marks.ts"

type Parts = { cache: PageCache; config: Config; writes: RecentWrites; budgetMs?: number }

/** A session that was checked before the framework, and the milliseconds that it took. */
type EarlyCheck = { session: CheckedSession; spentMs: number }

/** As many as may wait for their account; others take their place in the usual queue. */
const maxRunning = 100

/** Where a stored policy has a gap for the nonce. */
const nonceGap = "'nonce-'"

/** The headers of a user's response without its nonce, for the next ones. */
export function withoutNonce(headers: string[]): string[] {
  return headers.map((text) => text.replace(/'nonce-[^']*'/, nonceGap))
}

/**
 * Completes stored pages of logged-in users before the framework is involved [B7.2]. Whatever is not
 * stored, and every session that is not that of an ordinary user, goes the usual way, which does not
 * check the session again.
 */
export class QuickMembers {
  readonly #parts: Parts
  readonly #checks = new WeakMap<IncomingMessage, EarlyCheck>()
  #running = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The check of a request that was passed on after it; null when it was not checked. */
  checkOf(request: IncomingMessage): EarlyCheck | null {
    return this.#checks.get(request) ?? null
  }

  /** Whether a request may be answered here, if it only reads a page. */
  mayAnswer({ headers }: IncomingMessage): boolean {
    const { config, writes } = this.#parts
    const token = tokenIn(headers.cookie, config)
    const acceptsGzip = chooseEncoding(headers["accept-encoding"]?.toString(), ["gzip"]) === "gzip"
    const isReady = config.serviceToken !== "" && this.#running < maxRunning
    return token !== null && acceptsGzip && isReady && !writes.includes(token)
  }

  /** Answers the request and returns its status; null if it is untouched and must be passed on. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    page: { address: string; id: string },
  ): Promise<number | null> {
    const viewer = await this.#check(request, page.id)
    if (viewer === null) return null
    return this.#complete(request, response, { ...page, viewer }) ? 200 : null
  }

  /** Answers at once, and returns true, if the session is known; otherwise touches nothing. */
  answerKnown(
    request: IncomingMessage,
    response: ServerResponse,
    page: { address: string; id: string },
  ): boolean {
    const { config, cache } = this.#parts
    const token = tokenIn(request.headers.cookie, config)
    const viewer = token === null ? null : cache.sessions.find(token)
    return viewer !== null && this.#complete(request, response, { ...page, viewer })
  }

  /** The user of a request's session; null for anybody else. */
  async #check(request: IncomingMessage, requestId: string): Promise<Viewer | null> {
    const { config, cache, budgetMs = pageBudgetMs } = this.#parts
    const startedAt = performance.now()
    const token = tokenIn(request.headers.cookie, config)
    const caller = { token, ...rawCallerFacts(request, config) }
    const since = cache.sessions.moment
    this.#running += 1
    try {
      const check = () => checkSession(caller)
      const { result: session } = await watchPageWork(requestId, check, budgetMs)
      this.#checks.set(request, { session, spentMs: performance.now() - startedAt })
      if (session.kind !== "open" || session.account.role !== "user") return null
      const viewer = toViewer(session.account)
      if (token !== null) cache.sessions.record(token, viewer, since)
      return viewer
    } finally {
      this.#running -= 1
    }
  }

  /** Sends the stored page of a viewer and returns true; false if there is none. */
  #complete(
    request: IncomingMessage,
    response: ServerResponse,
    { address, id, viewer }: { address: string; id: string; viewer: Viewer },
  ): boolean {
    const stored = this.#parts.cache.members.readFor(address, viewer)
    if (stored === null || stored.answerHeaders === null) return false
    const nonce = newNonce()
    const body = gzipPage(stored.body, textsOf(viewer, nonce))
    const headers = stored.answerHeaders.map((text) => text.replace(nonceGap, `'nonce-${nonce}'`))
    headers.push("x-request-id", id, "content-length", String(body.length))
    headers.push("content-encoding", "gzip")
    response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body)
    return true
  }
}
