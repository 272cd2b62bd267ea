/** Pages that are fetched ahead at once, at most (spec §9). */
const mostAtOnce = 5

/** Milliseconds after which a page that was fetched ahead may be fetched again. */
const keptFor = 30_000

/** Milliseconds after which a page that neither arrived nor failed gives its place to another. */
const longest = 10_000

/** Which pages are fetched ahead of a click, a few at a time. */
export class PrefetchQueue {
  readonly #onChange: (loading: string[]) => void
  /** Pages on their way, with what ends the waiting for each. */
  readonly #loading = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #waiting = new Set<string>()
  readonly #fetchedAt = new Map<string, number>()

  /** `onChange` is told the pages that are to be fetched at this time. */
  constructor(onChange: (loading: string[]) => void) {
    this.#onChange = onChange
  }

  /** Somebody may go to a page next. */
  want(page: string): void {
    const fetchedAt = this.#fetchedAt.get(page)
    const isKnown = fetchedAt !== undefined && Date.now() - fetchedAt < keptFor
    if (isKnown || this.#loading.has(page)) return
    this.#waiting.add(page)
    this.#start()
  }

  /** Nobody seems to go there any more; what is on its way arrives all the same. */
  unwant(page: string): void {
    this.#waiting.delete(page)
  }

  /** A page arrived, or will not. */
  finish(page: string): void {
    const timer = this.#loading.get(page)
    if (timer === undefined) return
    clearTimeout(timer)
    this.#loading.delete(page)
    this.#fetchedAt.set(page, Date.now())
    this.#start()
    this.#onChange([...this.#loading.keys()])
  }

  #start(): void {
    for (const page of this.#waiting) {
      if (this.#loading.size >= mostAtOnce) return
      this.#waiting.delete(page)
      this.#loading.set(
        page,
        setTimeout(() => this.finish(page), longest),
      )
      this.#onChange([...this.#loading.keys()])
    }
  }
}
