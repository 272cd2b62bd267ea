import type { UploadState } from "../queue/upload.ts"
import { useOnline } from "../queue/use-uploads.ts"
import { uploadStateTexts } from "../texts.ts"

export function UploadBar({ state }: { state: UploadState }) {
  const isOnline = useOnline()
  const percent = state.name === "sending" ? Math.round(state.fraction * 100) : 0
  const words = wordsOf(state, isOnline)
  if (words === null) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-badge px-2 pt-1.5 pb-2 text-badge-ink text-xs">
      <span className="truncate">{words}</span>
      <progress aria-label={words} max={100} value={percent} className="visually-hidden" />
      <span aria-hidden className="h-1 overflow-hidden rounded-full bg-line-strong">
        <span
          className="block h-full origin-left bg-star transition-transform"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </span>
    </div>
  )
}

function wordsOf(state: UploadState, isOnline: boolean): string | null {
  switch (state.name) {
    case "sending": {
      const percent = Math.round(state.fraction * 100)
      return percent < 100 ? uploadStateTexts.sending(percent) : uploadStateTexts.making
    }
    case "waiting":
    case "resting":
      return isOnline ? uploadStateTexts[state.name] : uploadStateTexts.offline
    case "checking":
    case "failed":
      return uploadStateTexts[state.name]
    default:
      return null
  }
}
