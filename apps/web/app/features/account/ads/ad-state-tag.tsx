import type { AdState } from "@wara/domain/ads/ad-state"
import { adStateDots } from "./ad-state-dots.ts"
import { adStateTexts } from "./ad-state-texts.ts"

/** How an ad stands, in words and with its dot. */
export function AdStateTag({ state }: { state: AdState }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium text-sm">
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${adStateDots[state]}`} />
      {adStateTexts[state].one}
    </span>
  )
}
