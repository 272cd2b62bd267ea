import { useEffect } from "react"

/** What the menu lies over. The header stays in reach: it is still there to be seen. */
const behind = "#contenido, footer"

/** Whether the menu is drawn: wide screens have none. */
function covers(): boolean {
  const menu = document.querySelector(".covers-page")
  return menu !== null && getComputedStyle(menu).display !== "none"
}

/** Keeps whoever goes on by keyboard from what they cannot see, while the menu covers the page. */
export function usePageBehind(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const parts = [...document.querySelectorAll<HTMLElement>(behind)]
    const set = (isInert: boolean) => {
      for (const part of parts) part.toggleAttribute("inert", isInert)
    }
    const onResize = () => set(covers())
    onResize()
    window.addEventListener("resize", onResize)
    return () => {
      window.removeEventListener("resize", onResize)
      set(false)
    }
  }, [isOpen])
}
