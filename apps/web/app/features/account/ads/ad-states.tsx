import { type OwnAd, ownAdTabs } from "@wara/contract/own-ad"
import { type AdState, adStates } from "@wara/domain/ads/ad-state"
import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { ownAdsPath, tabsInOrder } from "./list/own-ads-tabs.ts"
import { adStateTexts, endReasonTexts, ownAdsTexts, ownAdTexts } from "./texts.ts"

/** The colour of an ad's state: amber when it needs its owner's action, green when public. */
const adStateDots: Record<AdState, string> = {
  draft: "bg-line-strong",
  awaiting_payment: "bg-warn",
  pending: "bg-sky",
  changes_requested: "bg-warn",
  rejected: "bg-bad",
  active: "bg-ok",
  on_hold: "bg-warn",
  expired: "bg-warn",
  deactivated: "bg-line-strong",
  banned: "bg-bad",
}

type AdCounts = Record<AdState, number>

/** States that need the owner's action come first. */
const order: AdState[] = [
  "on_hold",
  "changes_requested",
  "awaiting_payment",
  "draft",
  "expired",
  "rejected",
  "pending",
  "active",
  "deactivated",
  "banned",
]

export function hasAds(counts: AdCounts): boolean {
  return adStates.some((state) => counts[state] > 0)
}

/** The own ads in the tab that shows a state. */
function pathOfState(state: AdState): string {
  const tab = tabsInOrder.find(
    (name) => name !== "all" && ownAdTabs[name].some((known) => known === state),
  )
  return ownAdsPath(tab === undefined ? {} : { tab })
}

/** How many ads are in each state, what is next for them, and the way to them. */
export function AdsByState({ counts }: { counts: AdCounts }) {
  return (
    <ul className="divide-y divide-line">
      {order
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <li key={state} className="flex items-baseline gap-4 py-3 first:pt-0 last:pb-0">
            <span className="w-8 shrink-0 font-heading text-xl tabular-nums">{counts[state]}</span>
            <span className="min-w-0">
              <span className="flex items-center gap-2 font-medium">
                <span
                  aria-hidden
                  className={`size-2 shrink-0 rounded-full ${adStateDots[state]}`}
                />
                <Link
                  to={pathOfState(state)}
                  className="inline-flex min-h-6 items-center text-sky underline-offset-4 hover:underline"
                >
                  {adStateTexts[state].name}
                </Link>
              </span>
              <span className="text-ink-soft text-sm">{adStateTexts[state].next}</span>
            </span>
          </li>
        ))}
    </ul>
  )
}

type TaggedAd = Pick<OwnAd, "state" | "end_reason" | "can" | "paused_by_block">

/** Only an ad that can be resumed is called paused. */
function nameOf({ state, end_reason, can, paused_by_block }: TaggedAd): string {
  if (paused_by_block) return ownAdTexts.pausedByBlock
  const isOver = end_reason === "withdrawn" && !can.resume
  if (state !== "deactivated" || end_reason === null || isOver) return adStateTexts[state].one
  return endReasonTexts[end_reason]
}

export function AdStateTag({ ad }: { ad: TaggedAd }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium text-sm">
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${adStateDots[ad.state]}`} />
      {nameOf(ad)}
    </span>
  )
}

/** Shown to users who have never published: what this page will show, and how to start. */
export function NoAds() {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <span className="font-medium">{ownAdsTexts.none}</span>{" "}
        <span className="text-ink-soft">{ownAdsTexts.noneText}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.postAd} className="button button-primary text-sm">
          {ownAdsTexts.publish}
        </Link>
        <Link to={paths.howToPublishAnchor} className="button button-quiet text-sm">
          {ownAdsTexts.howTo}
        </Link>
      </div>
    </div>
  )
}
