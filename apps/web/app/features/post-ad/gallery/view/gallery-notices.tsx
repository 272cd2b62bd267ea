import CircleAlert from "lucide-react/icons/circle-exclamation-point"
import CloudUpload from "lucide-react/icons/cloud-upload"
import WifiOff from "lucide-react/icons/wifi-off"
import { useEffect, useRef } from "react"
import type { Upload } from "../queue/upload.ts"
import { useOnline } from "../queue/use-uploads.ts"
import { connectionTexts, galleryTexts } from "../texts.ts"

/** State of the files that are not stored yet, and what closing the page would lose. */
export function ConnectionNote({ unfinished }: { unfinished: readonly Upload[] }) {
  const isOnline = useOnline()
  const names = unfinished.map(({ fileName }) => fileName)
  if (names.length === 0) return null
  const isUnstable = unfinished.some(({ state }) => state.name === "retrying")
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

/** The files that are not accepted pictures, each with what to do. */
export function RefusedFiles(props: {
  uploads: readonly Upload[]
  onDismiss: (keys: string[]) => void
}) {
  const refused = props.uploads.flatMap(({ key, fileName, state }) =>
    state.name === "refused" || state.name === "failed"
      ? [{ key, fileName, text: state.text, isGone: state.name === "refused" }]
      : [],
  )
  const gone = refused.filter(({ isGone }) => isGone).map(({ key }) => key)
  return (
    <div role="alert" className="empty:hidden">
      {refused.length > 0 ? (
        <div className="flex gap-3 rounded-card bg-bad-tint px-4 py-3.5 text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <div className="flex min-w-0 grow flex-col gap-2 wrap-anywhere">
            <p className="font-semibold">{galleryTexts.refused}</p>
            <ul className="flex flex-col gap-1 text-sm">
              {refused.map(({ key, fileName, text }) => (
                <li key={key}>
                  <span className="font-semibold">{fileName}</span>: {text}
                </li>
              ))}
            </ul>
            {gone.length > 0 ? (
              <button
                type="button"
                onClick={() => props.onDismiss(gone)}
                className="button button-quiet self-start"
              >
                {galleryTexts.dismiss}
              </button>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  )
}

/**
 * Says that a photo was removed and offers undo; takes the focus, because the photo's buttons are
 * gone.
 */
export function UndoRemoval({ onUndo }: { onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="flex items-center justify-between gap-4 rounded-card bg-sunken px-4 py-2">
      <p>{galleryTexts.removed}</p>
      <button ref={button} type="button" onClick={onUndo} className="button button-quiet">
        {galleryTexts.undo}
      </button>
    </div>
  )
}
