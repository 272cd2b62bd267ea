import { type RefObject, useLayoutEffect } from "react"

/**
 * Reserves space at the page's bottom for a pinned element, so that it covers nothing: other pinned
 * elements are placed above it, and the page can be scrolled to its end.
 */
export function useReservedBottom(ref: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null || !isThere) return
    const { style } = document.documentElement
    const reserve = () => style.setProperty("--reserved-bottom", `${element.offsetHeight}px`)
    reserve()
    const observer = new ResizeObserver(reserve)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty("--reserved-bottom")
    }
  }, [ref, isThere])
}
