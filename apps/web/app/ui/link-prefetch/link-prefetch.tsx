import { useEffect, useMemo, useState } from "react"
import { PrefetchPageLinks } from "react-router"
import { isSavingData } from "../saving-data.ts"
import { watchIntent } from "./watch-intent.ts"

/** Pages that are fetched ahead at once, at most (spec §9). */
const maxConcurrent = 5

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
      if (this.#loading.size >= maxConcurrent) return
      this.#waiting.delete(page)
      this.#loading.set(
        page,
        setTimeout(() => this.finish(page), longest),
      )
      this.#onChange([...this.#loading.keys()])
    }
  }
}

/** The page whose data a link of the document fetches ahead, which is what takes long; else null. */
function pageOf(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLLinkElement) || target.getAttribute("as") !== "fetch") return null
  const url = new URL(target.href)
  // Written anew only where the router wrote something of its own into it.
  if (url.searchParams.has("_routes")) url.searchParams.delete("_routes")
  return url.pathname.replace(/(?<=\/)_[.]data$|[.]data$/, "") + url.search
}

/**
 * Fetches the next page, its data and its code, while somebody still makes up their mind: a pointer
 * on a marked link, its focus or a touch tells. Never on lines where bytes count, and never the page
 * that is shown.
 */
export function LinkPrefetch() {
  const [pages, setPages] = useState<string[]>([])
  const queue = useMemo(() => new PrefetchQueue(setPages), [])
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const onWant = (page: string) => {
      const isShown = page === window.location.pathname + window.location.search
      if (!isShown && !isSavingData()) queue.want(page)
    }
    watchIntent({ onWant, onUnwant: (page) => queue.unwant(page) }, signal)
    const finish = ({ target }: Event) => {
      const page = pageOf(target)
      if (page !== null) queue.finish(page)
    }
    // The router's component tells nothing; these events do not bubble, but can be caught on the way.
    document.addEventListener("load", finish, { capture: true, signal })
    document.addEventListener("error", finish, { capture: true, signal })
    return () => ended.abort()
  }, [queue])
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
