import { type RefObject, useEffect } from "react"

/** Everything on the page except the panel: the siblings of the panel and of its ancestors. */
function surroundings(panel: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  let inner: HTMLElement = panel
  while (inner !== document.body && inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) found.push(sibling)
    }
    inner = inner.parentElement
  }
  return found
}

/**
 * Makes a popover that fills the screen a modal dialog while it is open: the focus goes to what names
 * it, stays inside and returns to the button that opened it; Escape closes it.
 * Without JavaScript it remains a popover. It closes when the screen grows so wide that the stylesheet
 * puts it back into the page.
 */
export function useModalPopover(ref: RefObject<HTMLElement | null>, labelId: string): void {
  useEffect(() => {
    const panel = ref.current
    if (panel === null) return
    const away = new AbortController()
    const { signal } = away
    let inertElements: HTMLElement[] = []
    const disableSurroundings = () => {
      for (const element of surroundings(panel)) {
        element.inert = true
        inertElements.push(element)
      }
    }
    // Parts of the page that are loaded later may arrive while the panel is open.
    const arrivals = new MutationObserver(disableSurroundings)
    const release = () => {
      arrivals.disconnect()
      for (const element of inertElements) element.inert = false
      inertElements = []
      for (const name of ["role", "aria-modal", "aria-labelledby"]) panel.removeAttribute(name)
    }
    const onOpen = () => {
      panel.setAttribute("role", "dialog")
      panel.setAttribute("aria-modal", "true")
      panel.setAttribute("aria-labelledby", labelId)
      disableSurroundings()
      arrivals.observe(document.body, { childList: true, subtree: true })
      if (!panel.contains(document.activeElement)) document.getElementById(labelId)?.focus()
    }
    const focusOpener = () =>
      document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus()
    const hasOpened = ({ newState }: ToggleEvent) => newState === "open"
    // The page becomes interactive before it closes, so that the browser can return the focus to
    // it.
    const onBeforeToggle = (event: ToggleEvent) => hasOpened(event) || release()
    const onToggle = (event: ToggleEvent) => {
      if (hasOpened(event)) return onOpen()
      // Some browsers do not focus a pressed button, and so have no element to return to.
      if (document.activeElement === document.body) focusOpener()
    }
    panel.addEventListener("beforetoggle", onBeforeToggle, { signal })
    panel.addEventListener("toggle", onToggle, { signal })
    const onResize = () => {
      if (inertElements.length > 0 && getComputedStyle(panel).position === "static")
        panel.hidePopover()
    }
    window.addEventListener("resize", onResize, { signal })
    // A browser would first empty a search field that has the focus. Lists of a field have taken theirs.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || inertElements.length === 0) return
      event.preventDefault()
      panel.hidePopover()
    }
    window.addEventListener("keydown", onKeyDown, { signal })
    // It may have been opened before the page was interactive.
    if (panel.matches(":popover-open")) onOpen()
    return () => {
      away.abort()
      release()
    }
  }, [ref, labelId])
}
