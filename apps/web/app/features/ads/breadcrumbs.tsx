import { ChevronRight } from "lucide-react"
import { Fragment } from "react"
import { Link } from "react-router"
import { adsTexts } from "./ads-texts.ts"

/** A step of the way to a page. */
export type Crumb = { name: string; path: string }

/** The way to a page; its last step is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const here = crumbs.at(-1)
  return (
    <nav aria-label={adsTexts.breadcrumbs}>
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-ink-soft">
        {crumbs.slice(0, -1).map(({ name, path }) => (
          <Fragment key={path}>
            <li className="shrink-0">
              <Link to={path} className="inline-block py-1 hover:text-ink hover:underline">
                {name}
              </Link>
            </li>
            <li aria-hidden>
              <ChevronRight className="size-3.5" />
            </li>
          </Fragment>
        ))}
        {here === undefined ? null : (
          <li aria-current="page" className="truncate">
            {here.name}
          </li>
        )}
      </ol>
    </nav>
  )
}
