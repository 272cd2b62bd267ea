import type { OwnAd } from "@wara/contract/own-ad"
import { adStateDots } from "./ad-state-dots.ts"
import { adStateTexts, endReasonTexts } from "./ad-state-texts.ts"

type Standing = Pick<OwnAd, "state" | "end_reason" | "can">

/** Only an ad that can be resumed is called paused. */
function nameOf({ state, end_reason, can }: Standing): string {
  const isOver = end_reason === "withdrawn" && !can.resume
  if (state !== "deactivated" || end_reason === null || isOver) return adStateTexts[state].one
  return endReasonTexts[end_reason]
}

export function AdStateTag({ ad }: { ad: Standing }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium text-sm">
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${adStateDots[ad.state]}`} />
      {nameOf(ad)}
    </span>
  )
}
