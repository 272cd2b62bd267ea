import type { ReactNode } from "react"
import { postAdTexts as texts } from "../post-ad-texts.ts"

/** Next and back buttons; on a phone they stay within reach of the thumb. */
export function StepBar(props: {
  onBack: (() => void) | null
  next: string
  isBusy: boolean
  /** The cost in sentences; always visible and never truncated. */
  cost: string[]
  saved: ReactNode
}) {
  return (
    <div className="sticky bottom-(--reserved-bottom,0px) z-20 -mx-4 mt-2 flex flex-col gap-2 border-line border-t bg-paper px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:static lg:mx-0 lg:px-0 lg:pt-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <ul className="flex min-w-[min(100%,11rem)] flex-1 flex-wrap gap-x-4 font-medium text-sm tabular-nums lg:hidden">
          {props.cost.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {props.saved}
      </div>
      <div className="flex gap-3">
        {props.onBack ? (
          <button type="button" onClick={props.onBack} className="button button-quiet">
            {texts.back}
          </button>
        ) : null}
        <button
          type="submit"
          aria-disabled={props.isBusy}
          className="button button-primary grow px-7 aria-disabled:opacity-70 lg:grow-0"
        >
          {props.next}
        </button>
      </div>
    </div>
  )
}
