import { useEffect, useRef } from "react"
import { galleryTexts } from "../gallery-texts.ts"

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
