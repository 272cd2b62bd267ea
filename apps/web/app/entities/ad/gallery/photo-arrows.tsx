import { ChevronLeft, ChevronRight } from "lucide-react"
import { detailTexts } from "../detail-texts.ts"
import type { PhotoTrack } from "./use-photo-track.ts"

const arrowStyle =
  "absolute top-1/2 hidden size-11 -translate-y-1/2 items-center justify-center rounded-full border border-line bg-surface text-ink hover:border-ink disabled:invisible sm:flex [@media(scripting:none)]:hidden print:hidden"

/** Previous and next buttons beside the photographs; touch screens use swipes. */
export function PhotoArrows({ track, count }: { track: PhotoTrack; count: number }) {
  if (count < 2) return null
  return (
    <>
      <button
        type="button"
        aria-label={detailTexts.previous}
        disabled={track.index === 0}
        onClick={() => track.goTo(track.index - 1)}
        className={`${arrowStyle} left-3`}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={detailTexts.next}
        disabled={track.index === count - 1}
        onClick={() => track.goTo(track.index + 1)}
        className={`${arrowStyle} right-3`}
      >
        <ChevronRight aria-hidden className="size-5" />
      </button>
    </>
  )
}
