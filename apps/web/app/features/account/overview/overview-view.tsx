import type { AccountSummary } from "@wara/contract/account"
import type { FiguresSummary } from "@wara/contract/ad-figures"
import type { Order } from "@wara/contract/order"
import type { ProfilePart } from "@wara/domain/accounts/profile-completeness"
import { paths } from "@wara/domain/site/paths"
import ChevronRight from "lucide-react/icons/chevron-right"
import ReceiptText from "lucide-react/icons/receipt-text"
import { Link } from "react-router"
import { AdsByState, hasAds, NoAds } from "../ads/ad-states.tsx"
import { ownAdsTexts } from "../ads/texts.ts"
import { CreditTokens } from "../credits/credit-tokens.tsx"
import { WeekPanel } from "../figures/week-panel.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { leadsPath } from "../leads/leads-place.ts"
import { OrderRows } from "../orders/order-rows.tsx"
import { missingPartTexts, overviewTexts } from "./texts.ts"

/** Where each part of a profile is added. The e-mail has its own notice above the page. */
const places: Record<Exclude<ProfilePart, "confirmed">, string> = {
  phone: `${paths.accountProfileEdit}#phone`,
  commune: `${paths.accountProfileEdit}#region`,
  rut: `${paths.accountProfileEdit}#rut`,
  description: `${paths.accountProfileEdit}#description`,
  avatar: paths.accountAvatar,
}

/** How complete the profile is, with a link to each missing part. */
function CompletenessPanel({ percent, missing }: AccountSummary["completeness"]) {
  return (
    <Panel title={overviewTexts.completeness}>
      <div>
        <p className="font-medium text-sm tabular-nums">{overviewTexts.percent(percent)}</p>
        <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-sunken">
          <div className="h-full rounded-full bg-copper" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <p className="text-ink-soft text-sm">
        {missing.length === 0 ? overviewTexts.complete : overviewTexts.incomplete}
      </p>
      {missing.length === 0 ? null : (
        <ul className="-mt-2 divide-y divide-line">
          {missing.map((part) => (
            <li key={part}>
              {part === "confirmed" ? (
                <span className="flex min-h-11 items-center">{missingPartTexts[part]}</span>
              ) : (
                <Link
                  to={places[part]}
                  className="flex min-h-11 items-center justify-between gap-3 hover:text-copper"
                >
                  {missingPartTexts[part]}
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const more = "-my-3 inline-flex min-h-11 items-center text-sky text-sm hover:underline"

export function OverviewView(props: {
  firstname: string
  summary: AccountSummary
  /** Null when they could not be loaded. */
  figures: FiguresSummary | null
  /** Questions of buyers that the user has not read. */
  newQuestions: number
  /** The newest few; null when they could not be loaded. */
  orders: Order[] | null
}) {
  const { credits, ads_by_state: counts, completeness } = props.summary
  return (
    <>
      <PageHead title={overviewTexts.hello(props.firstname)} lead={overviewTexts.lead} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {props.newQuestions > 0 ? <QuestionsPanel count={props.newQuestions} /> : null}
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
          {props.figures !== null && hasAds(counts) ? <WeekPanel summary={props.figures} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CompletenessPanel {...completeness} />
          <LastOrders orders={props.orders} />
        </div>
      </div>
    </>
  )
}

/** What buyers asked and the user has not read: the first thing to do. */
function QuestionsPanel({ count }: { count: number }) {
  return (
    <Panel title={overviewTexts.questions(count)} lead={overviewTexts.questionsLead}>
      <Link
        to={leadsPath(paths.accountLeads, { tab: "new", ad: null, page: 1 })}
        className="button button-primary self-start"
      >
        {overviewTexts.readQuestions}
      </Link>
    </Panel>
  )
}

function LastOrders({ orders }: { orders: Order[] | null }) {
  if (orders === null || orders.length === 0) {
    return (
      <Panel title={overviewTexts.orders}>
        <p className="flex gap-3 text-ink-soft text-sm">
          <ReceiptText aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          {orders === null ? overviewTexts.ordersFailed : overviewTexts.noOrders}
        </p>
      </Panel>
    )
  }
  return (
    <Panel
      title={overviewTexts.orders}
      action={
        <Link
          to={paths.accountOrders}
          className="-my-3 inline-flex min-h-11 items-center text-sky text-sm hover:underline"
        >
          {overviewTexts.allOrders}
        </Link>
      }
    >
      <div className="-my-3">
        <OrderRows orders={orders} />
      </div>
    </Panel>
  )
}
