import { type AdState, adStates } from "@wara/domain/ads/ad-state"
import { adStateTexts, ownAdsTexts } from "./ad-state-texts.ts"

/** Ads of an account by state, from the wire. */
export type AdCounts = Record<AdState, number>

/** States that wait for their owner come first. */
const order: AdState[] = [
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

const dots: Record<AdState, string> = {
  draft: "bg-line-strong",
  awaiting_payment: "bg-warn",
  pending: "bg-sky",
  changes_requested: "bg-warn",
  rejected: "bg-bad",
  active: "bg-ok",
  expired: "bg-warn",
  deactivated: "bg-line-strong",
  banned: "bg-bad",
}

/** Whether an account has ads, in whatever state. */
export function hasAds(counts: AdCounts): boolean {
  return adStates.some((state) => counts[state] > 0)
}

/** The states that have ads, each with what it asks for; the empty ones are named in passing. */
export function AdsByState({ counts, showEmpty }: { counts: AdCounts; showEmpty?: boolean }) {
  const empty = order.filter((state) => counts[state] === 0)
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line">
        {order
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <li key={state} className="flex items-baseline gap-4 py-3 first:pt-0 last:pb-0">
              <span className="w-8 shrink-0 font-heading text-xl tabular-nums">
                {counts[state]}
              </span>
              <span className="min-w-0">
                <span className="flex items-center gap-2 font-medium">
                  <span aria-hidden className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
                  {adStateTexts[state].name}
                </span>
                <span className="text-ink-soft text-sm">{adStateTexts[state].next}</span>
              </span>
            </li>
          ))}
      </ul>
      {showEmpty && empty.length > 0 ? (
        <p className="text-ink-soft text-sm">
          {ownAdsTexts.otherStates}{" "}
          {empty.map((state) => adStateTexts[state].name.toLocaleLowerCase("es-CL")).join(", ")}.
        </p>
      ) : null}
    </div>
  )
}
