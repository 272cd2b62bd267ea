import { ChevronRight } from "lucide-react"
import { Link } from "react-router"
import { adsTexts } from "./ads-texts.ts"

export type Crumb = { name: string; path: string }

const separator = <ChevronRight aria-hidden className="size-3.5 shrink-0" />

/** Breadcrumbs; the last one is the page itself, hidden on narrow screens. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const here = crumbs.at(-1)
  return (
    <nav aria-label={adsTexts.breadcrumbs}>
      <ol className="flex min-w-0 items-center gap-1.5 text-sm max-sm:flex-wrap text-ink-soft">
        {crumbs.slice(0, -1).map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-1.5 sm:shrink-0">
            {index === 0 ? null : separator}
            <Link to={path} className="inline-block py-1 hover:text-ink hover:underline">
              {name}
            </Link>
          </li>
        ))}
        {here === undefined ? null : (
          <li aria-current="page" className="flex min-w-0 items-center gap-1.5 max-sm:hidden">
            {separator}
            <span className="truncate">{here.name}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
