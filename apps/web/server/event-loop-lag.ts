import { LagAverage, lagSampleMs } from "@wara/domain/site/lag-average"

/** How late the event loop of this process is. */
export class EventLoopLag extends LagAverage {
  #timer: NodeJS.Timeout | null = null

  /** Begins to measure, without keeping the process alive. */
  start(): this {
    const sample = () => this.sample(performance.now())
    sample()
    this.#timer ??= setInterval(sample, lagSampleMs).unref()
    return this
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }
}
