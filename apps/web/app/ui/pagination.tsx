import { pageWindow } from "@wara/domain/listing/pagination"
import { formatNumber } from "@wara/domain/money/money"
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { prefetched } from "../browser/prefetch/prefetched.ts"
import { uiTexts } from "./texts.ts"

const boxClasses =
  "inline-flex min-h-11 min-w-[min(2.75rem,11.5vw)] items-center justify-center gap-1 rounded-control px-[min(0.5rem,1.5vw)] text-sm font-medium tabular-nums"

function Step(props: { to: string | null; rel: "prev" | "next"; children: ReactNode }) {
  if (props.to === null) {
    return (
      <span aria-disabled="true" className={`${boxClasses} text-ink-soft opacity-50`}>
        {props.children}
      </span>
    )
  }
  return (
    <Link to={props.to} rel={props.rel} {...prefetched} className={`${boxClasses} hover:bg-sunken`}>
      {props.children}
    </Link>
  )
}

/**
 * Links to the neighbouring pages of a list, five at most [S2.45]. Throws a RangeError unless
 * total, page and page size are each greater than 0.
 */
export function Pagination(props: {
  total: number
  page: number
  pageSize?: number
  pathOf: (page: number) => string
}) {
  const { pathOf, ...position } = props
  const { page, pages, previous, next } = pageWindow(position)
  return (
    <nav aria-label={uiTexts.pages} className="flex flex-wrap items-center justify-center gap-0.5">
      <Step to={previous === null ? null : pathOf(previous)} rel="prev">
        <ChevronLeft aria-hidden className="size-4" />
        <span className="max-sm:visually-hidden">{uiTexts.previous}</span>
      </Step>
      <ul className="flex flex-wrap items-center gap-0.5">
        {pages.map((number) => (
          <li key={number}>
            <Link
              to={pathOf(number)}
              {...prefetched}
              aria-current={number === page ? "page" : undefined}
              className={`${boxClasses} hover:bg-sunken aria-[current=page]:bg-badge aria-[current=page]:text-badge-ink`}
            >
              {formatNumber(number, 0)}
            </Link>
          </li>
        ))}
      </ul>
      <Step to={next === null ? null : pathOf(next)} rel="next">
        <span className="max-sm:visually-hidden">{uiTexts.next}</span>
        <ChevronRight aria-hidden className="size-4" />
      </Step>
    </nav>
  )
}
