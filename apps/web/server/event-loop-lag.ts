const sampleMs = 100
const sampleCount = 10
/** For how many samples a late one stands at most: half of them. */
const maxReplaced = 5

/**
 * How late the event loop is, in milliseconds: the average of the last second, so that one long
 * rendering is not an overload [B9.107]. What arrived during one pause is read right after it, when
 * the server has time again: the pause of a first rendering, or of a machine that did something
 * else, makes half of the average, and only a second one in a row all of it.
 */
export class EventLoopLag {
  readonly #samples: number[] = []
  #timer: NodeJS.Timeout | null = null

  get ms(): number {
    const sum = this.#samples.reduce((total, sample) => total + sample, 0)
    return sum / sampleCount
  }

  /** Begins to measure, without keeping the process alive. */
  start(): this {
    let last = performance.now()
    this.#timer ??= setInterval(() => {
      const now = performance.now()
      this.record(now - last - sampleMs)
      last = now
    }, sampleMs).unref()
    return this
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }

  /** Adds a sample; a late one stands for those that it replaced. */
  record(lateMs: number): void {
    const missed = Math.min(maxReplaced, 1 + Math.floor(Math.max(0, lateMs) / sampleMs))
    for (let added = 0; added < missed; added += 1) this.#samples.push(Math.max(0, lateMs))
    this.#samples.splice(0, this.#samples.length - sampleCount)
  }
}
