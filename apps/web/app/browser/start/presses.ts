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

/** What was typed into text areas before React takes them over: it resets them to the server's text. */
const typed = new Map<HTMLTextAreaElement, string>()

function recordArea({ target }: Pick<Event, "target">): void {
  if (target instanceof HTMLTextAreaElement) typed.set(target, target.value)
}

/** Records what is typed into text areas, from now until the page is interactive. */
export function recordTyped(): void {
  for (const area of document.querySelectorAll("textarea"))
    if (area.value !== area.defaultValue) recordArea({ target: area })
  document.addEventListener("input", recordArea, true)
}

/** Writes back what was typed, and reports it to the area's scripts. */
function restoreTyped(): void {
  document.removeEventListener("input", recordArea, true)
  for (const [area, text] of typed) {
    if (area.value === text) continue
    // React's own setter would take the text for one that it wrote itself.
    Reflect.set(HTMLTextAreaElement.prototype, "value", text, area)
    area.dispatchEvent(new Event("input", { bubbles: true }))
  }
  typed.clear()
}

/**
 * The page is interactive: repeats once, in their order, what was pressed before [B7.104]. A form
 * adopts what was typed when it mounts, and its handlers know it from the next render on [B7.106].
 */
export function useRepeatedPresses(): void {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    restoreTyped()
    setMounted(true)
  }, [])
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
