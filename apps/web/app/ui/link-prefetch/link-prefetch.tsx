import { useEffect, useMemo, useState } from "react"
import { PrefetchPageLinks } from "react-router"
import { isSavingData } from "../saving-data.ts"
import { PrefetchQueue } from "./prefetch-queue.ts"
import { watchIntent } from "./watch-intent.ts"

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
