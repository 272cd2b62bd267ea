import type { AccountSummary } from "@wara/contract/account"
import type { Order } from "@wara/contract/order"
import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { ownAdsTexts } from "../ads/ad-state-texts.ts"
import { AdsByState, hasAds } from "../ads/ads-by-state.tsx"
import { NoAds } from "../ads/no-ads.tsx"
import { PageHead } from "../frame/page-head.tsx"
import { Panel } from "../frame/panel.tsx"
import { CompletenessPanel } from "./completeness-panel.tsx"
import { CreditTokens } from "./credit-tokens.tsx"
import { LastOrders } from "./last-orders.tsx"
import { overviewTexts } from "./overview-texts.ts"

const more = "-my-3 inline-flex min-h-11 items-center text-sky text-sm hover:underline"

/** The account at a glance: what one has, what goes on, what to do next. */
export function OverviewView(props: {
  firstname: string
  summary: AccountSummary
  /** The newest few; null when they could not be had. */
  orders: Order[] | null
}) {
  const { credits, ads_by_state: counts, completeness } = props.summary
  return (
    <>
      <PageHead title={overviewTexts.hello(props.firstname)} lead={overviewTexts.lead} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel
            title={overviewTexts.credits}
            action={
              <span className="flex flex-wrap gap-x-6 gap-y-3">
                <Link to={paths.accountCredits} className={more}>
                  {overviewTexts.movements}
                </Link>
                <Link to={paths.packs} className={more}>
                  {overviewTexts.buyPacks}
                </Link>
              </span>
            }
          >
            <div className="grid gap-6 sm:grid-cols-2">
              <CreditTokens kind="publication" credits={credits} />
              <CreditTokens kind="featured" credits={credits} />
            </div>
          </Panel>
          <Panel
            title={ownAdsTexts.panel}
            action={
              hasAds(counts) ? (
                <Link to={paths.accountAds} className={more}>
                  {ownAdsTexts.all}
                </Link>
              ) : null
            }
          >
            {hasAds(counts) ? <AdsByState counts={counts} /> : <NoAds />}
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CompletenessPanel {...completeness} />
          <LastOrders orders={props.orders} />
        </div>
      </div>
    </>
  )
}
