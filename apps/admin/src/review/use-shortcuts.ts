import { useEffect, useRef } from "react"

/** Actions by key: `j`, `?`, `Enter`, `Escape`. */
export type Shortcuts = Readonly<Record<string, () => void>>

const fields =
  "input, textarea, select, [role=textbox], [contenteditable]:not([contenteditable=false])"
const pressable = "a, button, summary, [role=button], [role=menuitem]"

/**
 * Calls the action of a key, except while the user types; Ctrl combinations are left to the
 * browser.
 */
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
  // A key held down would decide one ad after the other.
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
    return
  const { target } = event
  if (target instanceof Element) {
    if (target.closest(fields)) return
    // Enter on a button presses that button.
    if (event.key === "Enter" && target.closest(pressable)) return
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined
}
