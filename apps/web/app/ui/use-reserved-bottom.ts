import { type RefObject, useLayoutEffect } from "react"

/**
 * Reserves as much of the page's foot as something takes that is pinned there, so that nothing ends
 * behind it: what else is pinned stands above, and the page can be read to its end.
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
