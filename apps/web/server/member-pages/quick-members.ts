import type { IncomingMessage, ServerResponse } from "node:http"
import { pageBudgetMs, watchPageWork } from "../../app/backend/page-work.server.ts"
import type { Config } from "../../app/config.server.ts"
import { checkSession } from "../../app/session/person.server.ts"
import type { CheckedSession } from "../../app/session/request-context.server.ts"
import { toViewer } from "../../app/session/viewer.ts"
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
    const { config, cache, budgetMs = pageBudgetMs } = this.#parts
    const startedAt = performance.now()
    const token = tokenIn(request.headers.cookie, config)
    const caller = { token, ...rawCallerFacts(request, config) }
    this.#running += 1
    try {
      const check = () => checkSession(caller)
      const { result: session } = await watchPageWork(page.id, check, budgetMs)
      this.#checks.set(request, { session, spentMs: performance.now() - startedAt })
      if (session.kind !== "open" || session.account.role !== "user") return null
      const viewer = toViewer(session.account)
      const stored = cache.members.readFor(page.address, viewer)
      if (stored === null || stored.answerHeaders === null) return null
      const nonce = newNonce()
      const body = gzipPage(stored.body, textsOf(viewer, nonce))
      const headers = stored.answerHeaders.map((text) => text.replace(nonceGap, `'nonce-${nonce}'`))
      headers.push("x-request-id", page.id, "content-length", String(body.length))
      headers.push("content-encoding", "gzip")
      response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body)
      return 200
    } finally {
      this.#running -= 1
    }
  }
}
