import { LRUCache } from "lru-cache"

/** Marks that are remembered; each start or reconnect of a server of the api adds one. */
const maxMarks = 1_000

/**
 * How far a server of the api has followed the changes. PostgreSQL delivers notices to all servers in
 * the same order, but not at the same moment. Each server writes a mark into that order when it
 * begins to listen; a position is the last mark and the number of notices after it, so that all
 * servers that received a mark count alike.
 */
export class ChangePosition {
  readonly #passed = new LRUCache<string, true>({ max: maxMarks })
  #mark: string | null = null
  #count = 0

  /** Counts a notice. */
  advance(): void {
    this.#count += 1
  }

  passMark(mark: string): void {
    if (this.#mark !== null) this.#passed.set(this.#mark, true)
    this.#mark = mark
    this.#count = 0
  }

  /** Notices may have been missed: no earlier position is known any more. */
  forget(): void {
    this.#passed.clear()
    this.#mark = null
  }

  /** The position as text for other programs; null before the first mark. */
  get text(): string | null {
    return this.#mark === null ? null : `${this.#mark}:${this.#count}`
  }

  /** Whether every notice up to this position has arrived here. */
  hasReached(position: string): boolean {
    const [mark = "", count = ""] = position.split(":")
    return (
      this.#passed.has(mark) || (mark === this.#mark && Number.parseInt(count, 10) <= this.#count)
    )
  }
}
