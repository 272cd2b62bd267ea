import { Link } from "react-router"
import type { CardReader } from "../../../entities/ad/card/ad-card.tsx"
import { AdGrid } from "../../../entities/ad/card/ad-grid.tsx"
import type { CardAd } from "../../../entities/ad/card/card-ad.ts"

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
