import { setTimeout as wait } from "node:timers/promises"

/** Milliseconds after which a refusal is sent, and how many wait for that at once. */
const bounds = { delayMs: 1_000, maxWaiting: 400 }

/**
 * Holds refusals back [B9.18]. A client that sends its next request as soon as one was refused would
 * otherwise keep the processor busy with refusals alone, while the pages of others wait for it. Each
 * of its connections now costs one refusal a second.
 */
export class SlowRefusals {
  readonly #bounds: typeof bounds
  #waiting = 0

  constructor(given = bounds) {
    this.#bounds = given
  }

  /** Ends when the refusal may be sent: at once when too many wait, or when its client is gone. */
  async hold(signal: AbortSignal): Promise<void> {
    if (this.#waiting >= this.#bounds.maxWaiting) return
    this.#waiting += 1
    try {
      await wait(this.#bounds.delayMs, null, { signal })
    } catch {
      // The client is gone.
    } finally {
      this.#waiting -= 1
    }
  }
}
