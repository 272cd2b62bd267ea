import Cloud from "lucide-react/icons/cloud"
import CloudOff from "lucide-react/icons/cloud-off"
import { type ReactNode, useEffect, useState } from "react"
import { useStore } from "zustand"
import type { DraftSync } from "../draft/draft-sync.ts"
import { savingTexts, postAdTexts as texts } from "../texts.ts"

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
    <div className="above-reserved sticky bottom-(--reserved-bottom,0px) z-20 -mx-4 mt-2 flex flex-col gap-2 border-line border-t bg-paper px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:static lg:mx-0 lg:px-0 lg:pt-5">
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

/** Milliseconds between updates of "some seconds ago". */
const tick = 5_000

function useSecondsSince(instant: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return instant === null ? 0 : Math.max(0, Math.round((now - Date.parse(instant)) / 1000))
}

/** An unobtrusive status: whether and where the input is saved. */
export function SavedMark(props: { sync: DraftSync; savedAt: string | null; isUnsaved: boolean }) {
  const { kind } = useStore(props.sync.state)
  const seconds = useSecondsSince(props.savedAt)
  const isLocal = ["local", "logged-out", "ask"].includes(kind)
  const words = () => {
    if (isLocal) return savingTexts.localShort
    if (kind === "saving" || props.isUnsaved) return savingTexts.saving
    if (props.savedAt === null) return savingTexts.untouched
    return seconds < tick / 1000 ? savingTexts.now : savingTexts.ago(seconds)
  }
  const Icon = isLocal ? CloudOff : Cloud
  return (
    <p
      title={isLocal ? savingTexts.local : undefined}
      className="flex min-h-5 items-center gap-1.5 whitespace-nowrap text-ink-soft text-xs tabular-nums"
    >
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {words()}
    </p>
  )
}
