import { adPath } from "@wara/domain/site/paths"
import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react"
import { type ReactNode, useEffect } from "react"
import { Link } from "react-router"
import { useStore } from "zustand"
import { asItWas } from "../../../session/scroll-key.ts"
import { prefetched } from "../../../ui/link-prefetch/watch-intent.ts"
import { findWay, type Way } from "./find-way.ts"
import { lastListStore, loadNextPage } from "./last-list-store.ts"
import { lastListTexts } from "./last-list-texts.ts"

const box = "inline-flex size-11 items-center justify-center rounded-control"

function Arrow(props: { to: string | null; label: string; children: ReactNode }) {
  if (props.to === null) return <span className={`${box} opacity-30`}>{props.children}</span>
  return (
    <Link
      to={props.to}
      aria-label={props.label}
      {...prefetched}
      className={`${box} hover:bg-sunken`}
    >
      {props.children}
    </Link>
  )
}

/** Where the arrow forwards leads: the next ad, else the list's next page. */
function forwards({ next, nextPage }: Way): { to: string | null; label: string } {
  if (next !== null) return { to: adPath(next.slug), label: lastListTexts.next(next.name) }
  return { to: nextPage, label: lastListTexts.nextPage }
}

/**
 * The way back to the results and on to their other ads, when the ad was found in a list that this
 * browser remembers. It stands beside the crumbs, on a phone in their place, so that nothing moves.
 */
export function ListWay({ slug, crumbs }: { slug: string; crumbs: ReactNode }) {
  const { list, status } = useStore(lastListStore)
  const way = findWay(list, slug)
  const isAtEnd = way !== null && way.nextPage !== null
  useEffect(() => {
    if (isAtEnd) void loadNextPage()
  }, [isAtEnd])
  if (way === null) return crumbs
  const { back, left, at, total, previous } = way
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0 max-md:hidden">{crumbs}</div>
      <nav
        aria-label={lastListTexts.way}
        aria-busy={status === "loading"}
        className="-my-2 flex shrink-0 items-center text-sm max-md:grow max-md:justify-between"
      >
        <Link
          to={back}
          state={left && asItWas(left)}
          className="flex min-h-11 items-center gap-1.5 text-sky hover:underline md:mr-3"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {lastListTexts.back}
        </Link>
        <div className="-mr-3 flex items-center">
          <Arrow
            to={previous && adPath(previous.slug)}
            label={previous ? lastListTexts.previous(previous.name) : ""}
          >
            <ChevronLeft aria-hidden className="size-5" />
          </Arrow>
          <span className="text-ink-soft tabular-nums">{lastListTexts.position(at, total)}</span>
          <Arrow {...forwards(way)}>
            <ChevronRight aria-hidden className="size-5" />
          </Arrow>
        </div>
      </nav>
    </div>
  )
}
