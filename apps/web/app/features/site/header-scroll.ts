import { useEffect, useState } from "react"

/** Pixels scrolled after which the header hides on the way down, and changes its style (spec §9). */
const hidesAfter = 80
const changesAfter = 50

/** How the header stands: out of sight, and in its scrolled style. */
export type HeaderState = { hidden: boolean; scrolled: boolean }

/** The header's state after scrolling from one height to another, in pixels (spec §2). */
export function headerStateAt(from: number, to: number): HeaderState {
  return { hidden: to > from && to > hidesAfter, scrolled: to > changesAfter }
}

/** The header's state as the reader scrolls; it changes only when the header must look different. */
export function useHeaderScroll(): HeaderState {
  const [state, setState] = useState<HeaderState>({ hidden: false, scrolled: false })
  useEffect(() => {
    let last = window.scrollY
    // A page that is opened scrolled, by reload or by anchor, says so without another move.
    setState(headerStateAt(last, last))
    const onScroll = () => {
      const next = headerStateAt(last, window.scrollY)
      if (window.scrollY !== last) {
        last = window.scrollY
        setState((now) =>
          now.hidden === next.hidden && now.scrolled === next.scrolled ? now : next,
        )
      }
    }
    window.addEventListener("scroll", onScroll, { passive: true })
    return () => window.removeEventListener("scroll", onScroll)
  }, [])
  return state
}
