import { adPath } from "@wara/domain/site/paths"
import ArrowLeft from "lucide-react/icons/arrow-left"
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { prefetched } from "../../../browser/prefetch/prefetched.ts"
import { restoredVisit } from "../../../browser/scroll-key.ts"
import type { ListPosition } from "./list-position.ts"
import { lastListTexts } from "./texts.ts"

const box = "inline-flex size-11 shrink-0 items-center justify-center rounded-control"

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

/** The breadcrumbs, and beside them, on a phone in their place, the links of a list. */
export function ListLinks(props: {
  position: ListPosition
  isLoading: boolean
  crumbs: ReactNode
}) {
  const { position, isLoading, crumbs } = props
  const { back, left, at, isLeast, total, previous } = position
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0 max-md:hidden">{crumbs}</div>
      <nav
        aria-label={lastListTexts.label}
        aria-busy={isLoading}
        // On a phone the way back wraps within its half; with large text it gets a line of its own.
        className="-my-2 flex items-center text-sm max-md:min-w-0 max-md:grow max-md:flex-wrap max-md:justify-between md:shrink-0"
      >
        <Link
          to={back}
          state={left && restoredVisit(left)}
          className="flex min-h-11 items-center gap-1.5 text-sky hover:underline max-md:grow max-md:basis-24 md:mr-3"
        >
          <ArrowLeft aria-hidden className="size-4 shrink-0" />
          {lastListTexts.back}
        </Link>
        <div className="-mr-3 flex max-w-full shrink-0 items-center">
          <Arrow
            to={previous && adPath(previous.slug)}
            label={previous ? lastListTexts.previous(previous.name) : ""}
          >
            <ChevronLeft aria-hidden className="size-5" />
          </Arrow>
          <span className="min-w-0 text-center text-ink-soft tabular-nums">
            {lastListTexts.position(at, total, isLeast)}
          </span>
          <Arrow {...forwards(position)}>
            <ChevronRight aria-hidden className="size-5" />
          </Arrow>
        </div>
      </nav>
    </div>
  )
}
