import { type KeyboardEvent, type RefObject, useRef, useState } from "react"

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
