import type { RedirectRule } from "@wara/contract/redirect"
import { findRedirect, type RuledRedirect, tableOf } from "../../app/guards/redirect-rules.ts"

type Source = {
  load: () => Promise<RedirectRule[]>
  baseUrl: string
  /** Milliseconds since any fixed instant; tests bring their own. */
  now?: () => number
}

/** Milliseconds that the table is used while nobody tells of changes. */
const unconnectedMaxAgeMs = 10_000
/** Milliseconds between two tries while the api is away. */
const retryAfter = 1_000

/** The redirects in memory. While the api is away, what was known last goes on. */
export class FollowedRedirects {
  readonly #source: Source
  readonly #now: () => number
  #table = new Map<string, RedirectRule>()
  #reading: Promise<void> | null = null
  #isKnown = false
  #hasFailed = false
  /** Whether what is being read was asked for before the last change. */
  #isOutdated = false
  #triedAt = Number.NEGATIVE_INFINITY

  /** Whether changes are being told at this time. */
  isStreamConnected = false

  constructor(source: Source) {
    this.#source = source
    this.#now = source.now ?? (() => performance.now())
  }

  /** Where an address leads; only the very first one waits for the table. */
  async find(url: URL): Promise<RuledRedirect | null> {
    if (this.#isDue()) this.reload()
    if (!this.#isKnown && !this.#hasFailed) await this.#reading
    return findRedirect(this.#table, url)
  }

  /** Reads the table anew: it changed, or may have. */
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
        // The call has written down why.
        this.#hasFailed = true
      }
    } while (this.#isOutdated)
    this.#reading = null
  }
}
