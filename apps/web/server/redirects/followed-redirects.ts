import type { RedirectRule } from "@wara/contract/redirect"
import { findRedirect, type RuledRedirect, tableOf } from "../../app/guards/redirect-rules.ts"

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
        this.#table = tableOf(await this.#source.load(), this.#source.baseUrl)
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
