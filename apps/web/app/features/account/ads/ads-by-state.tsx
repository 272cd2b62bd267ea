import { type AdState, adStates } from "@wara/domain/ads/ad-state"
import { adStateDots } from "./ad-state-dots.ts"
import { adStateTexts } from "./ad-state-texts.ts"

export type AdCounts = Record<AdState, number>

/** States that need the owner's action come first. */
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

export function hasAds(counts: AdCounts): boolean {
  return adStates.some((state) => counts[state] > 0)
}

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
                {adStateTexts[state].name}
              </span>
              <span className="text-ink-soft text-sm">{adStateTexts[state].next}</span>
            </span>
          </li>
        ))}
    </ul>
  )
}
