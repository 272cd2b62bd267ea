import { useEffect, useRef } from "react"

/** What keys do: `j`, `?`, `Enter`, `Escape`. */
export type Shortcuts = Readonly<Record<string, () => void>>

const fields =
  "input, textarea, select, [role=textbox], [contenteditable]:not([contenteditable=false])"
const pressable = "a, button, summary, [role=button], [role=menuitem]"

/** Calls what a key stands for; never while somebody types, and keys with Ctrl are the browser's. */
export function useShortcuts(shortcuts: Shortcuts, isActive = true): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      const action = findAction(latest.current, event)
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener("keydown", onKeyDown)
    return () => window.removeEventListener("keydown", onKeyDown)
  }, [isActive])
}

function findAction(shortcuts: Shortcuts, event: KeyboardEvent): (() => void) | undefined {
  // A key that is held down would decide one ad after the other.
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
    return
  const { target } = event
  if (target instanceof Element) {
    if (target.closest(fields)) return
    // Enter on a button presses the button.
    if (event.key === "Enter" && target.closest(pressable)) return
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined
}
