import { type KeyboardEvent, useState } from "react"

/** Keyboard handling of a combobox (ARIA practices): arrows, Home, End, Enter, Escape, Delete. */
export function useCombobox(options: {
  count: number
  /** Changes when other options are shown, which resets the active option. */
  list: unknown
  isOpen: boolean
  open: () => void
  close: () => void
  choose: (place: number) => void
  remove: (place: number) => void
}) {
  const { count, isOpen, list } = options
  const [mark, setMark] = useState<{ list: unknown; place: number } | null>(null)
  const isMarked = isOpen && mark !== null && mark.list === list && mark.place < count
  const active = isMarked ? mark.place : null
  const setMarked = (place: number) => setMark({ list, place })
  const handlers: Record<string, () => boolean> = {
    ArrowDown: () => {
      options.open()
      if (count > 0) setMarked(active === null ? 0 : (active + 1) % count)
      return true
    },
    ArrowUp: () => {
      options.open()
      if (count > 0) setMarked(active === null ? count - 1 : (active - 1 + count) % count)
      return true
    },
    Home: () => {
      if (active !== null) setMarked(0)
      return active !== null
    },
    End: () => {
      if (active !== null) setMarked(count - 1)
      return active !== null
    },
    Enter: () => {
      if (active !== null) options.choose(active)
      return active !== null
    },
    Delete: () => {
      if (active !== null) options.remove(active)
      return active !== null
    },
    Escape: () => {
      if (isOpen) options.close()
      return isOpen
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const wasHandled = handlers[event.key]?.() ?? false
    if (!wasHandled) return
    event.preventDefault()
    // A dialog around the field stays open when Escape closes the list.
    event.stopPropagation()
  }
  return { active, onKeyDown, reset: () => setMark(null) }
}
