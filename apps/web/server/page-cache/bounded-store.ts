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
    const held = this.#trial.get(key)
    if (!held) return undefined
    this.#trial.delete(key)
    this.#proven.set(key, held)
    return held.value
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
  readonly #held = new Map<string, Entry<Value>>()
  readonly #most: { entries: number; bytes: number }
  bytes = 0

  constructor(max: { entries: number; bytes: number }) {
    this.#most = max
  }

  get entries(): number {
    return this.#held.size
  }

  get(key: string): Entry<Value> | undefined {
    const held = this.#held.get(key)
    if (!held) return undefined
    this.#held.delete(key)
    this.#held.set(key, held)
    return held
  }

  set(key: string, held: Entry<Value>): void {
    this.delete(key)
    if (held.bytes > this.#most.bytes) return
    this.#held.set(key, held)
    this.bytes += held.bytes
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= this.#most.entries && this.bytes <= this.#most.bytes) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.bytes -= this.#held.get(key)?.bytes ?? 0
    this.#held.delete(key)
  }

  clear(): void {
    this.#held.clear()
    this.bytes = 0
  }
}
