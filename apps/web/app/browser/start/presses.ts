import { useEffect, useState } from "react"

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

/**
 * The page is interactive: repeats once, in their order, what was pressed before [B7.104]. A form
 * adopts what was typed when it mounts, and its handlers know it from the next render on [B7.106].
 */
export function useRepeatedPresses(): void {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  useEffect(() => {
    const start = window.waraStart
    if (!isMounted || start === undefined || start.isReady) return
    start.isReady = true
    for (const element of start.waiting.splice(0)) {
      element.removeAttribute("aria-busy")
      if (element.isConnected) repeat(element)
    }
  }, [isMounted])
}
