import { useEffect } from "react"

/** Repeats a press or a choice for the scripts that it waited for. */
function repeat(element: Element): void {
  if (element instanceof HTMLSelectElement) {
    element.dispatchEvent(new Event("change", { bubbles: true }))
    return
  }
  if (element instanceof HTMLInputElement) {
    // Another radio button was chosen after it.
    if (element.type === "radio" && !element.checked) return
    // A press turns it around, which is how scripts notice one.
    element.checked = !element.checked
  }
  if (element instanceof HTMLElement) element.click()
}

/** The page is interactive: repeats once, in their order, what was pressed before [B7.104]. */
export function useRepeatedPresses(): void {
  useEffect(() => {
    const start = window.waraStart
    if (start === undefined || start.isReady) return
    start.isReady = true
    for (const element of start.waiting.splice(0)) {
      element.removeAttribute("aria-busy")
      if (element.isConnected) repeat(element)
    }
  }, [])
}
