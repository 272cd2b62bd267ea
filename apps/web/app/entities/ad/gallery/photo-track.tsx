import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { type KeyboardEvent, type RefObject, useRef, useState } from "react"
import { adTexts } from "../texts.ts"

/** A row of photographs that scrolls one photograph at a time: by swipe, key, button or link. */
export type PhotoTrack = {
  ref: RefObject<HTMLUListElement | null>
  index: number
  goTo: (index: number) => void
  /** Moves the focus to a photograph's link. */
  focusOn: (index: number) => void
  onScroll: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Tracks and controls a scrolling row of `count` photographs, starting at `start`. */
export function usePhotoTrack(count: number, start = 0): PhotoTrack {
  const ref = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  const goTo = (wanted: number): number => {
    const next = Math.max(0, Math.min(count - 1, wanted))
    setIndex(next)
    ref.current?.scrollTo({ left: next * ref.current.clientWidth })
    return next
  }
  const focusOn = (wanted: number) => {
    ref.current?.children[wanted]?.querySelector("a")?.focus({ preventScroll: true })
  }
  return {
    ref,
    index,
    goTo,
    focusOn,
    onScroll: () => {
      const track = ref.current
      if (track && track.clientWidth > 0) setIndex(Math.round(track.scrollLeft / track.clientWidth))
    },
    onKeyDown: (event) => {
      if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return
      event.preventDefault()
      focusOn(goTo(index + (event.key === "ArrowRight" ? 1 : -1)))
    },
  }
}

const arrowStyle =
  "absolute top-1/2 hidden size-11 -translate-y-1/2 items-center justify-center rounded-full border border-line bg-surface text-ink hover:border-ink disabled:invisible sm:flex [@media(scripting:none)]:hidden print:hidden"

/** Previous and next buttons beside the photographs; touch screens use swipes. */
export function PhotoArrows({ track, count }: { track: PhotoTrack; count: number }) {
  if (count < 2) return null
  return (
    <>
      <button
        type="button"
        aria-label={adTexts.previous}
        disabled={track.index === 0}
        onClick={() => track.goTo(track.index - 1)}
        className={`${arrowStyle} left-3`}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={adTexts.next}
        disabled={track.index === count - 1}
        onClick={() => track.goTo(track.index + 1)}
        className={`${arrowStyle} right-3`}
      >
        <ChevronRight aria-hidden className="size-5" />
      </button>
    </>
  )
}
