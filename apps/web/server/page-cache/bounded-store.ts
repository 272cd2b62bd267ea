/** Limits of the store; `trialShare` is the share for entries that were never requested again. */
export type StoreBounds = { entries: number; bytes: number; trialShare: number }

type Entry<Value> = { value: Value; bytes: number }

/**
 * An LRU store in two halves. New entries start in a small trial half; only those requested again
 * move to the large half. A flood of addresses that are requested only once therefore evicts only
 * itself, not the pages that people read.
 */
export class BoundedStore<Value> {
  readonly #trial: Half<Value>
  readonly #proven: Half<Value>

  constructor(bounds: StoreBounds) {
    const share = (part: number) => ({
      entries: Math.max(1, Math.floor(bounds.entries * part)),
      bytes: Math.floor(bounds.bytes * part),
    })
    this.#trial = new Half(share(bounds.trialShare))
    this.#proven = new Half(share(1 - bounds.trialShare))
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
    const half = this.#proven.get(key) ? this.#proven : this.#trial
    half.set(key, { value, bytes })
  }

  delete(key: string): void {
    this.#trial.delete(key)
    this.#proven.delete(key)
  }

  clear(): void {
    this.#trial.clear()
    this.#proven.clear()
  }

  get entries(): number {
    return this.#trial.entries + this.#proven.entries
  }

  get bytes(): number {
    return this.#trial.bytes + this.#proven.bytes
  }
}

/** A map in order of use, limited by entries and bytes. */
class Half<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #max: { entries: number; bytes: number }
  bytes = 0

  constructor(max: { entries: number; bytes: number }) {
    this.#max = max
  }

  get entries(): number {
    return this.#entries.size
  }

  get(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  set(key: string, entry: Entry<Value>): void {
    this.delete(key)
    if (entry.bytes > this.#max.bytes) return
    this.#entries.set(key, entry)
    this.bytes += entry.bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#max.entries && this.bytes <= this.#max.bytes) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.bytes = 0
  }
}
