import { LRUCache } from "lru-cache"

/** Limits of the store; `trialShare` is the share for entries that were never requested again. */
export type StoreBounds = { entries: number; bytes: number; trialShare: number }

type Entry<Value> = { value: Value; bytes: number }

/**
 * An LRU store in two halves. New entries start in a small trial half; only those requested again
 * move to the large half. A flood of addresses that are requested only once therefore evicts only
 * itself, not the pages that people read.
 */
export class BoundedStore<Value> {
  readonly #trial: LRUCache<string, Entry<Value>>
  readonly #proven: LRUCache<string, Entry<Value>>

  constructor(bounds: StoreBounds) {
    const half = (share: number) =>
      new LRUCache<string, Entry<Value>>({
        max: Math.max(1, Math.floor(bounds.entries * share)),
        maxSize: Math.max(1, Math.floor(bounds.bytes * share)),
        // The library accepts no size of zero.
        sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      })
    this.#trial = half(bounds.trialShare)
    this.#proven = half(1 - bounds.trialShare)
  }

  /** The entry of the key; reading it counts as use. */
  get(key: string): Value | undefined {
    const proven = this.#proven.get(key)
    if (proven) return proven.value
    const entry = this.#trial.get(key)
    if (!entry) return undefined
    this.#trial.delete(key)
    this.#proven.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, bytes: number): void {
    const half = this.#proven.has(key) ? this.#proven : this.#trial
    half.set(key, { value, bytes })
  }

  delete(key: string): void {
    this.#trial.delete(key)
    this.#proven.delete(key)
  }

  /** Every stored value; reading them does not count as use. */
  *values(): Generator<Value> {
    for (const half of [this.#trial, this.#proven])
      for (const { value } of half.values()) yield value
  }

  clear(): void {
    this.#trial.clear()
    this.#proven.clear()
  }

  get entries(): number {
    return this.#trial.size + this.#proven.size
  }

  get bytes(): number {
    return this.#trial.calculatedSize + this.#proven.calculatedSize
  }
}
