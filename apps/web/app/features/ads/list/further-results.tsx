import { paths } from "@wara/domain/site/paths"
import SearchX from "lucide-react/icons/search-x"
import { Link } from "react-router"
import type { CardReader } from "../../../entities/ad/card/ad-card.tsx"
import { AdGrid } from "../../../entities/ad/card/ad-grid.tsx"
import type { CardAd } from "../../../entities/ad/card/card-ad.ts"
import { listTexts, machineCount } from "./texts.ts"

/** Additional ads beside the results, under a heading that gives the reason. */
export type AdSection = {
  heading: string
  /** The whole list of which these are the first ads; null when there are no more. */
  more: { label: string; path: string } | null
  ads: CardAd[]
}

/** Additional ads beside the results, one section for each reason. */
export function AdSections({
  sections,
  viewer,
}: Pick<CardReader, "viewer"> & { sections: AdSection[] }) {
  return sections.map(({ heading, more, ads }) => (
    <section key={heading} data-private className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl font-semibold wrap-anywhere">{heading}</h2>
        {more === null ? null : (
          <Link to={more.path} className="text-sm text-sky underline">
            {more.label}
          </Link>
        )}
      </div>
      <AdGrid ads={ads} viewer={viewer} hasDensity />
    </section>
  ))
}

/** A relaxed search: what it drops or keeps, its URL and its number of results. */
export type Relaxation = { label: string; path: string; count: number; isLeast?: boolean }

/** Shown when nothing was found: relaxed searches with their counts. */
export function EmptyResults({ relaxations }: { relaxations: Relaxation[] }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 sm:p-8">
      <SearchX aria-hidden className="size-8 text-ink-soft" strokeWidth={1.5} />
      <h2 className="text-xl font-semibold">{listTexts.emptyTitle}</h2>
      {relaxations.length === 0 ? null : (
        <>
          <p className="text-ink-soft">{listTexts.emptyAdvice}</p>
          <ul
            data-private
            className="flex w-full max-w-xl flex-col divide-y divide-line border-y border-line"
          >
            {relaxations.map(({ label, path, count, isLeast }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="flex min-h-11 items-center justify-between gap-4 py-2 hover:underline"
                >
                  {label}{" "}
                  <span className="tabular-nums text-ink-soft">{machineCount(count, isLeast)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={paths.ads} className="text-sky underline">
        {listTexts.emptyEverything}
      </Link>
    </div>
  )
}
