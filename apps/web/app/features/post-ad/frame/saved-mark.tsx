import { Cloud, CloudOff } from "lucide-react"
import { useEffect, useState } from "react"
import { useStore } from "zustand"
import type { DraftSync } from "../draft/draft-sync.ts"
import { savingTexts as texts } from "../post-ad-texts.ts"

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
    if (isLocal) return texts.localShort
    if (kind === "saving" || props.isUnsaved) return texts.saving
    if (props.savedAt === null) return texts.untouched
    return seconds < tick / 1000 ? texts.now : texts.ago(seconds)
  }
  const Icon = isLocal ? CloudOff : Cloud
  return (
    <p
      title={isLocal ? texts.local : undefined}
      className="flex min-h-5 items-center gap-1.5 whitespace-nowrap text-ink-soft text-xs tabular-nums"
    >
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {words()}
    </p>
  )
}
