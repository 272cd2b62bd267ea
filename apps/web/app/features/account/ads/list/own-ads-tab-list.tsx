import type { OwnAdTab } from "@wara/contract/own-ad"
import { Link } from "react-router"
import { ownAdTabTexts, ownAdTexts } from "./own-ad-texts.ts"
import { type OwnAdsPlace, ownAdsPath, tabsInOrder } from "./own-ads-tabs.ts"

/** The tabs with their numbers of ads; they scroll horizontally on phones. */
export function OwnAdsTabList(props: { place: OwnAdsPlace; counts: Record<OwnAdTab, number> }) {
  const { place } = props
  return (
    <nav aria-label={ownAdTexts.tabs} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex min-w-max border-line border-b">
        {tabsInOrder.map((tab) => (
          <li key={tab}>
            <Link
              to={ownAdsPath({ ...place, tab, page: 1 })}
              aria-current={tab === place.tab ? "page" : undefined}
              preventScrollReset
              className="-mb-px flex min-h-11 items-center gap-2 border-transparent border-b-2 px-3 text-ink-soft text-sm hover:text-ink aria-[current=page]:border-copper aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {ownAdTabTexts[tab]}
              <span className="tabular-nums">{ownAdTexts.count(props.counts[tab])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
