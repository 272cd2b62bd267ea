/** Milliseconds between two samples, and how many make the average: those of a second. */
export const lagSampleMs = 100
const sampleCount = 10
/** For how many samples a late one stands at most: half of them. */
const maxReplaced = 5

/**
 * How late an event loop is, in milliseconds: the average of the last second, so that one long
 * rendering is not an overload [B9.107]. What arrived during one pause is read right after it, when
 * the server has time again: the pause of a first rendering, or of a machine that did something
 * else, makes half of the average, and only a second one in a row all of it.
 */
export class LagAverage {
  readonly #samples: number[] = []
  #last: number | null = null

  get ms(): number {
    const sum = this.#samples.reduce((total, sample) => total + sample, 0)
    return sum / sampleCount
  }

  /** Called every `lagSampleMs`, with the milliseconds since any fixed instant. */
  sample(now: number): void {
    if (this.#last !== null) this.record(now - this.#last - lagSampleMs)
    this.#last = now
  }

  /** Adds a sample; a late one stands for those that it replaced. */
  record(lateMs: number): void {
    const missed = Math.min(maxReplaced, 1 + Math.floor(Math.max(0, lateMs) / lagSampleMs))
    for (let added = 0; added < missed; added += 1) this.#samples.push(Math.max(0, lateMs))
    this.#samples.splice(0, this.#samples.length - sampleCount)
  }
}
