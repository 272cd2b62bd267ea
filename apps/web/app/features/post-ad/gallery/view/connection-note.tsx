import { CloudUpload, WifiOff } from "lucide-react"
import { connectionTexts } from "../gallery-texts.ts"
import type { Upload } from "../queue/upload.ts"
import { useOnline } from "../queue/use-online.ts"

/** State of the files that are not stored yet, and what closing the page would lose. */
export function ConnectionNote({ unfinished }: { unfinished: readonly Upload[] }) {
  const isOnline = useOnline()
  const names = unfinished.map(({ fileName }) => fileName)
  if (names.length === 0) return null
  const isUnstable = unfinished.some(({ state }) => state.name === "resting")
  const isFine = isOnline && !isUnstable
  const Icon = isFine ? CloudUpload : WifiOff
  return (
    <div className={`flex gap-3 rounded-card px-4 py-3.5 ${isFine ? "bg-sunken" : "bg-warn-tint"}`}>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isFine ? "text-sky" : "text-warn"}`} />
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        <p className="font-semibold">{titleOf(isOnline, isUnstable, names.length)}</p>
        {isOnline ? null : <p>{connectionTexts.offlineHelp(names.length)}</p>}
        {isOnline && isUnstable ? <p>{connectionTexts.unstableHelp}</p> : null}
        <p className="text-ink-soft text-sm">{connectionTexts.keepOpen(names)}</p>
      </div>
    </div>
  )
}

function titleOf(isOnline: boolean, isUnstable: boolean, left: number): string {
  if (!isOnline) return connectionTexts.offline
  return isUnstable ? connectionTexts.unstable : connectionTexts.progress(left)
}
