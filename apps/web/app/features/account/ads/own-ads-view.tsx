import type { Pagination as PageFacts } from "@wara/contract/answer"
import type { OwnAdTab } from "@wara/contract/own-ad"
import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { Pagination } from "../../../ui/pagination.tsx"
import { PageHead } from "../frame/page-head.tsx"
import { Panel } from "../frame/panel.tsx"
import { ownAdsTexts } from "./ad-state-texts.ts"
import type { ListedAd, OwnAdPrices } from "./list/own-ad-forms.ts"
import { OwnAdRow } from "./list/own-ad-row.tsx"
import { emptyTabTexts, ownAdTexts } from "./list/own-ad-texts.ts"
import { OwnAdsTabList } from "./list/own-ads-tab-list.tsx"
import { ownAdsPath } from "./list/own-ads-tabs.ts"
import { NoAds } from "./no-ads.tsx"

/** A person's ads by state, each with what can be done with it. */
export function OwnAdsView(props: {
  tab: OwnAdTab
  ads: ListedAd[]
  counts: Record<OwnAdTab, number>
  pagination: PageFacts
  prices: OwnAdPrices
  failure: string | null
}) {
  const { tab, ads, counts, pagination } = props
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
      {hasAds ? (
        <>
          <OwnAdsTabList current={tab} counts={counts} />
          {ads.length === 0 ? <Empty tab={tab} /> : null}
          <ul className="flex flex-col gap-4 empty:hidden">
            {ads.map((listed) => (
              <OwnAdRow key={listed.ad.id} listed={listed} prices={props.prices} />
            ))}
          </ul>
          {pagination.pageCount > 1 ? (
            <Pagination
              total={pagination.total}
              page={pagination.page}
              pageSize={pagination.pageSize}
              pathOf={(page) => ownAdsPath({ tab, page })}
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
