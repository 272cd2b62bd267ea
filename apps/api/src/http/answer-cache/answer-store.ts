import { LRUCache } from "lru-cache"
import type { ChangeKind } from "../change-listener.ts"
import type { SharedAnswers } from "./shared-answers.ts"

/** A successful answer that can be sent again. */
export type StoredAnswer = { body: Buffer; contentType: string }

/** An answer that is being computed; others wait for it. */
export type PendingAnswer = {
  /** Ends the wait; null when the answer must not be shared. Only the first call counts. */
  finish: (answer: StoredAnswer | null) => void
}

/** What a request gets: an answer, the answer of a request before it, or the task to compute it. */
export type Found =
  | { state: "stored"; answer: StoredAnswer }
  | { state: "pending"; answer: Promise<StoredAnswer | null> }
  | { state: "missing"; pending: PendingAnswer }

type Entry = { answer: StoredAnswer; version: number; computedAt: number }
type Computation = { answer: Promise<StoredAnswer | null>; version: number }

/** Bytes of an entry besides its body and key. */
const entryBytes = 300

/** Answers in memory, by audience and address, until a change or their age outdates them. */
export class AnswerStore {
  readonly #entries: LRUCache<string, Entry>
  readonly #computations = new Map<string, Computation>()
  readonly #changes = new Map<ChangeKind, number>()
  readonly #now: () => number
  #isListening = false
  readonly counts = { stored: 0, pending: 0, missing: 0 }

  /** `now` are milliseconds since any fixed instant. */
  constructor(maxBytes: number, now: () => number = () => performance.now()) {
    this.#now = now
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: ({ answer }, key) => answer.body.length + key.length + entryBytes,
    })
  }

  /** Whether changes arrive. While they do not, nothing is stored and nothing is found. */
  get isListening(): boolean {
    return this.#isListening
  }

  set isListening(isListening: boolean) {
    this.#isListening = isListening
    this.drop("all")
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** Outdates what depends on this kind of data, including what is being computed. */
  drop(kind: ChangeKind): void {
    this.#changes.set(kind, (this.#changes.get(kind) ?? 0) + 1)
    if (kind === "all") this.#entries.clear()
  }

  /**
   * Finds the answer of a key. A caller whose answer is missing must compute it and call `finish`;
   * requests that began before a change wait for it too, later ones compute it again.
   */
  find(key: string, shared: SharedAnswers): Found {
    const version = this.#versionOf(shared)
    const entry = this.#entries.get(key)
    if (entry?.version === version && this.#now() - entry.computedAt < shared.maxAgeMs) {
      this.counts.stored += 1
      return { state: "stored", answer: entry.answer }
    }
    const running = this.#computations.get(key)
    if (running?.version === version) {
      this.counts.pending += 1
      return { state: "pending", answer: running.answer }
    }
    this.counts.missing += 1
    return { state: "missing", pending: this.#begin(key, version, shared) }
  }

  #begin(key: string, version: number, shared: SharedAnswers): PendingAnswer {
    const computedAt = this.#now()
    const { promise, resolve } = Promise.withResolvers<StoredAnswer | null>()
    const computation = { answer: promise, version }
    this.#computations.set(key, computation)
    let isFinished = false
    const finish = (answer: StoredAnswer | null) => {
      if (isFinished) return
      isFinished = true
      if (this.#computations.get(key) === computation) this.#computations.delete(key)
      if (answer !== null && this.#isListening && version === this.#versionOf(shared))
        this.#entries.set(key, { answer, version, computedAt })
      resolve(answer)
    }
    return { finish }
  }

  /** Rises with every change of these kinds; the same number means that nothing changed. */
  #versionOf({ kinds }: SharedAnswers): number {
    let version = this.#changes.get("all") ?? 0
    for (const kind of kinds) version += this.#changes.get(kind) ?? 0
    return version
  }
}
