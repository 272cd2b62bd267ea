import type { Pagination as PageFacts } from "@wara/contract/answer"
import type { OwnAdTab } from "@wara/contract/own-ad"
import { paths } from "@wara/domain/site/paths"
import { useSyncExternalStore } from "react"
import { Link } from "react-router"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { Pagination } from "../../../ui/pagination.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { NoAds } from "./ad-states.tsx"
import { OwnAdRow } from "./list/own-ad-row.tsx"
import { OwnAdsSearch, OwnAdsTabList } from "./list/own-ads-filter.tsx"
import { type OwnAdsPlace, ownAdsPath } from "./list/own-ads-tabs.ts"
import type { BulkOutcome, ListedAd, OwnAdPrices } from "./own-ad-forms.ts"
import { BulkResult } from "./table/bulk-bar.tsx"
import { OwnAdsTable } from "./table/own-ads-table.tsx"
import { emptyTabTexts, ownAdsTexts, ownAdTexts } from "./texts.ts"

const query = "(min-width: 64rem)"

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener("change", onChange)
  return () => media.removeEventListener("change", onChange)
}

/**
 * Whether the window has room for two columns, as the stylesheet's `lg`. Null on the server and
 * until hydration: then both layouts are rendered, and the stylesheet shows one of them.
 */
function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  )
}

/** Number of ads from which the search field is shown. */
const searchedFrom = 6

/** A user's ads by state with their actions: a table on wide screens, cards on narrow ones. */
export function OwnAdsView(props: {
  place: OwnAdsPlace
  ads: ListedAd[]
  counts: Record<OwnAdTab, number>
  pagination: PageFacts
  prices: OwnAdPrices
  bulkKey: string
  outcome: BulkOutcome | null
  failure: string | null
}) {
  const { place, ads, counts, outcome, pagination, prices } = props
  const { q, tab } = place
  const isWide = useIsWide()
  const hasAds = counts.all > 0
  return (
    <>
      <PageHead
        title={ownAdsTexts.title}
        lead={ownAdsTexts.lead}
        action={
          hasAds ? (
            <Link to={paths.postAd} className="button button-primary text-sm">
              {ownAdTexts.publish}
            </Link>
          ) : null
        }
      />
      <FormFailure>{props.failure}</FormFailure>
      {outcome === null ? null : <BulkResult outcome={outcome} ads={ads} />}
      {hasAds ? (
        <>
          {counts.all >= searchedFrom || q !== "" ? (
            <OwnAdsSearch place={place} total={pagination.total} />
          ) : null}
          <OwnAdsTabList place={place} counts={counts} />
          {ads.length === 0 && q === "" ? <Empty tab={tab} /> : null}
          {isWide === false || ads.length === 0 ? null : (
            <div className="max-lg:hidden">
              <OwnAdsTable ads={ads} place={place} prices={prices} bulkKey={props.bulkKey} />
            </div>
          )}
          {isWide === true ? null : (
            <ul className="flex flex-col gap-4 empty:hidden lg:hidden">
              {ads.map((listed) => (
                <OwnAdRow key={listed.ad.id} listed={listed} prices={prices} />
              ))}
            </ul>
          )}
          {pagination.pageCount > 1 ? (
            <Pagination
              total={pagination.total}
              page={pagination.page}
              pageSize={pagination.pageSize}
              pathOf={(page) => ownAdsPath({ ...place, page })}
            />
          ) : null}
        </>
      ) : (
        <Panel title={ownAdsTexts.panel}>
          <NoAds />
        </Panel>
      )}
    </>
  )
}

function Empty({ tab }: { tab: OwnAdTab }) {
  if (tab === "all") return null
  return (
    <p className="rounded-card border border-line border-dashed p-6 text-ink-soft">
      {emptyTabTexts[tab]}
    </p>
  )
}
