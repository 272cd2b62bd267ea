import { compressFurther } from "./shared-body.ts"
import type { CachedPage } from "./stored-pages.ts"

/** Pages that wait; more are offered again by their next readers. */
const maxWaiting = 200

/** Share of one core's time that compressing may take. */
const share = 0.2

/**
 * Compresses pages that are read again as far as brotli can: a tenth fewer bytes than the quality
 * that a first visitor can wait for, in fifty times its time. One page at a time, in a thread of the
 * pool, with pauses.
 */
export class FurtherCompression {
  readonly #waiting = new Set<CachedPage>()
  readonly #seen = new WeakSet<CachedPage>()
  #isRunning = false

  /** Has the page compressed some time, unless that was done or is under way. */
  offer(page: CachedPage): void {
    if (this.#seen.has(page) || this.#waiting.size >= maxWaiting) return
    this.#seen.add(page)
    this.#waiting.add(page)
    if (!this.#isRunning) void this.#run()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    for (const page of this.#waiting) {
      this.#waiting.delete(page)
      if (page.outdatedAt !== null) continue
      const startedAt = performance.now()
      // A page that cannot be compressed further stays as it is.
      await compressFurther(page.body).catch(() => {})
      const took = performance.now() - startedAt
      await new Promise<void>((resolve) => {
        setTimeout(resolve, took * (1 / share - 1)).unref()
      })
    }
    this.#isRunning = false
  }
}
