import { type RefObject, useLayoutEffect } from "react"

/**
 * The space, where it is read: what has the focus is not hidden, the page can be scrolled to its
 * end, and others stay above. A variable of the document would restyle every element.
 */
const rules = (height: number) =>
  `html{scroll-padding-bottom:${height}px}body,.above-reserved{--reserved-bottom:${height}px}`

/**
 * Reserves space at the page's bottom for a pinned element, so that it covers nothing, neither the
 * page nor other pinned elements (`.above-reserved`).
 */
export function useReservedBottom(ref: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null || !isThere) return
    const style = document.createElement("style")
    const reserve = () => {
      style.textContent = rules(element.offsetHeight)
    }
    reserve()
    document.head.append(style)
    const observer = new ResizeObserver(reserve)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.remove()
    }
  }, [ref, isThere])
}
