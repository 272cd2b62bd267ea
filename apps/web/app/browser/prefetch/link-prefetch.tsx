import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from "react"
import { loadQuietly } from "../reload/reload.ts"
import { onRouter } from "../router/start-router.ts"
import { isSavingData } from "./saving-data.ts"
import { watchIntent } from "./watch-intent.ts"

/** Maximum concurrent prefetches [S9.7]. */
const maxConcurrent = 5

/** Milliseconds after which a page may be prefetched again. */
const freshMs = 30_000

/** Milliseconds after which a prefetch that neither finished nor failed frees its place. */
const prefetchTimeoutMs = 10_000

/** Queues pages to prefetch, a few at a time. */
export class PrefetchQueue {
  readonly #onChange: (loading: string[]) => void
  /** Pages being loaded, with the timeout of each. */
  readonly #loading = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #waiting = new Set<string>()
  readonly #fetchedAt = new Map<string, number>()

  /** `onChange` receives the pages to prefetch now. */
  constructor(onChange: (loading: string[]) => void) {
    this.#onChange = onChange
  }

  /** Requests a page that the user may open next. */
  want(page: string): void {
    const fetchedAt = this.#fetchedAt.get(page)
    const isKnown = fetchedAt !== undefined && Date.now() - fetchedAt < freshMs
    if (isKnown || this.#loading.has(page)) return
    this.#waiting.add(page)
    this.#start()
  }

  /** Drops a page that is no longer likely; one that is loading continues. */
  unwant(page: string): void {
    this.#waiting.delete(page)
  }

  /** A page finished loading, or failed. */
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
        setTimeout(() => this.finish(page), prefetchTimeoutMs),
      )
      this.#onChange([...this.#loading.keys()])
    }
  }
}

/** The page whose data, the slow part, a link of the document prefetches; otherwise null. */
function pageOf(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLLinkElement) || target.getAttribute("as") !== "fetch") return null
  const url = new URL(target.href)
  // Rewritten only when the router added its own parameter.
  if (url.searchParams.has("_routes")) url.searchParams.delete("_routes")
  return url.pathname.replace(/(?<=\/)_[.]data$|[.]data$/, "") + url.search
}

const noLinks = { default: () => null }

/** Without a connection nothing is prefetched. */
const PageLinks = lazy<ComponentType<{ page: string }>>(() =>
  loadQuietly(() => import("./page-links.ts")).catch(() => noLinks),
)

/**
 * Prefetches the data and code of the next page on hover, focus or touch of a marked link. Never on
 * slow or metered connections, and never the current page.
 */
export function LinkPrefetch() {
  const [pages, setPages] = useState<string[]>([])
  const queue = useMemo(() => new PrefetchQueue(setPages), [])
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const onWant = (page: string) => {
      const isShown = page === window.location.pathname + window.location.search
      if (!isShown && !isSavingData()) onRouter(() => queue.want(page))
    }
    watchIntent({ onWant, onUnwant: (page) => queue.unwant(page) }, signal)
    const finish = ({ target }: Event) => {
      const page = pageOf(target)
      if (page !== null) queue.finish(page)
    }
    // The router's component reports nothing; these events do not bubble, but can be captured.
    document.addEventListener("load", finish, { capture: true, signal })
    document.addEventListener("error", finish, { capture: true, signal })
    return () => ended.abort()
  }, [queue])
  if (pages.length === 0) return null
  return (
    <Suspense>
      {pages.map((page) => (
        <PageLinks key={page} page={page} />
      ))}
    </Suspense>
  )
}
