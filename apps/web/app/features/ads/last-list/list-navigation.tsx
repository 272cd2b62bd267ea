import { adListPageSize, parseAdSearch } from "@wara/domain/listing/ad-search"
import { adPath, adsPath } from "@wara/domain/site/paths"
import ArrowLeft from "lucide-react/icons/arrow-left"
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { type ReactNode, useEffect } from "react"
import { Link } from "react-router"
import { useStore } from "zustand"
import { prefetched } from "../../../browser/prefetch/watch-intent.ts"
import { restoredVisit } from "../../../browser/scroll-key.ts"
import { lastListTexts } from "../texts.ts"
import { type LastList, type ListedAd, lastListStore, loadNextPage } from "./last-list-store.ts"

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

/** Target of the forward arrow: the next ad, else the list's next page. */
function forwards({ next, nextPage }: ListPosition): { to: string | null; label: string } {
  if (next !== null) return { to: adPath(next.slug), label: lastListTexts.next(next.name) }
  return { to: nextPage, label: lastListTexts.nextPage }
}

/**
 * Links back to the results and to their other ads, when the ad was found in a list that this
 * browser remembers. They are beside the breadcrumbs, on a phone in their place, so that the layout
 * does not shift.
 */
export function ListNavigation({ slug, crumbs }: { slug: string; crumbs: ReactNode }) {
  const { list, status } = useStore(lastListStore)
  const position = findPosition(list, slug)
  const isAtEnd = position !== null && position.nextPage !== null
  useEffect(() => {
    if (isAtEnd) void loadNextPage()
  }, [isAtEnd])
  if (position === null) return crumbs
  const { back, left, at, total, previous } = position
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0 max-md:hidden">{crumbs}</div>
      <nav
        aria-label={lastListTexts.label}
        aria-busy={status === "loading"}
        className="-my-2 flex shrink-0 items-center text-sm max-md:grow max-md:justify-between"
      >
        <Link
          to={back}
          state={left && restoredVisit(left)}
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
          <Arrow {...forwards(position)}>
            <ChevronRight aria-hidden className="size-5" />
          </Arrow>
        </div>
      </nav>
    </div>
  )
}

type ListPosition = {
  /** The page of the list with the ad on it. */
  back: string
  /** The `scrollKey` of that page when it was left; null when it was not shown. */
  left: string | null
  at: number
  total: number
  previous: ListedAd | null
  next: ListedAd | null
  /** The list's next page, when the ads after this one are not loaded; otherwise null. */
  nextPage: string | null
}

function pathOf({ query }: LastList, page: number): string {
  return adsPath({ ...parseAdSearch(new URLSearchParams(query)), page })
}

/** Finds an ad's neighbours in a list; null when the ad is not in it. */
function findPosition(list: LastList | null, slug: string): ListPosition | null {
  const index = list?.ads.findIndex((ad) => ad.slug === slug) ?? -1
  const ad = list?.ads[index]
  const first = list?.ads.findIndex(({ page }) => page === ad?.page) ?? 0
  if (list === null || ad === undefined) return null
  const next = list.ads[index + 1] ?? null
  const isMore = next === null && list.page * adListPageSize < list.total
  return {
    back: pathOf(list, ad.page),
    left: list.shown.page === ad.page ? list.shown.key : null,
    at: (ad.page - 1) * adListPageSize + (index - first) + 1,
    total: list.total,
    previous: list.ads[index - 1] ?? null,
    next,
    nextPage: isMore ? pathOf(list, list.page + 1) : null,
  }
}
