import type { RedirectRule } from "@wara/contract/redirect"
import { redirectsOfSite } from "@wara/domain/redirects/redirect-table"
import type { Context, MiddlewareHandler } from "hono"

import { findRedirect, type RuledRedirect } from "../app/guards/redirect-rules.ts"
import type { WebEnv } from "./web-context.ts"

type Redirection = {
  to: string
  status: 301 | 302 | 303
  /** Whether the browser loads the target as a new document. */
  reload: boolean
}

/**
 * An address in header-safe form: non-ASCII letters are percent-encoded ("%C3%BA"); other sites
 * have ASCII names.
 */
function inHeader(to: string): string {
  const address = to.startsWith("/") ? to : new URL(to).href
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

/**
 * Redirects a browser. For the router's data requests the redirect is sent in headers of its own:
 * `fetch` would follow a plain redirect before the router could handle it.
 */
export function redirectAnswer(c: Context, { to, status, reload }: Redirection): Response {
  // Redirect rules may change at any time, so browsers must not cache them.
  const headers = new Headers({ "Cache-Control": "no-store" })
  if (!c.req.path.endsWith(".data")) {
    headers.set("Location", inHeader(to))
    return new Response(null, { status, headers })
  }
  headers.set("X-Remix-Redirect", inHeader(to))
  headers.set("X-Remix-Status", String(status))
  if (reload) headers.set("X-Remix-Reload-Document", "true")
  return new Response(null, { status: 204, headers })
}

type Source = {
  load: () => Promise<RedirectRule[]>
  baseUrl: string
  /** Milliseconds since any fixed instant; for tests. */
  now?: () => number
}

/** Milliseconds that the table is used while the change stream is disconnected. */
const unconnectedMaxAgeMs = 10_000
/** Milliseconds between two attempts while the API is unavailable. */
const retryAfter = 1_000

/** The redirects in memory. While the API is unavailable, the last known ones are used. */
export class FollowedRedirects {
  readonly #source: Source
  readonly #now: () => number
  #table = new Map<string, RedirectRule>()
  #reading: Promise<void> | null = null
  #isKnown = false
  #hasFailed = false
  /** Whether the running request was started before the last change. */
  #isOutdated = false
  #triedAt = Number.NEGATIVE_INFINITY

  isStreamConnected = false

  constructor(source: Source) {
    this.#source = source
    this.#now = source.now ?? (() => performance.now())
  }

  /** The redirect for an address; only the very first request waits for the table. */
  async find(url: URL): Promise<RuledRedirect | null> {
    if (this.#isDue()) this.reload()
    if (!this.#isKnown && !this.#hasFailed) await this.#reading
    return findRedirect(this.#table, url)
  }

  /** Reloads the table after a change or a possible one. */
  reload(): void {
    if (this.#reading === null) this.#reading = this.#read()
    else this.#isOutdated = true
  }

  #isDue(): boolean {
    if (this.#reading !== null) return false
    const age = this.#now() - this.#triedAt
    if (this.#hasFailed || !this.#isKnown) return age >= retryAfter
    return !this.isStreamConnected && age >= unconnectedMaxAgeMs
  }

  async #read(): Promise<void> {
    do {
      this.#isOutdated = false
      this.#triedAt = this.#now()
      try {
        this.#table = redirectsOfSite(await this.#source.load(), this.#source.baseUrl)
        this.#isKnown = true
        this.#hasFailed = false
      } catch {
        // The call has already logged the reason.
        this.#hasFailed = true
      }
    } while (this.#isOutdated)
    this.#reading = null
  }
}

/** Redirects GET requests by the operators' table [S4.5]; posts are never redirected. */
export function redirectRules(redirects: FollowedRedirects | null): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const reads = c.req.method === "GET" || c.req.method === "HEAD"
    const found = reads && redirects !== null ? await redirects.find(new URL(c.req.url)) : null
    return found === null ? next() : redirectAnswer(c, found)
  }
}
