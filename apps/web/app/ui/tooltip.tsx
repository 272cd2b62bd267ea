import { type ReactNode, useEffect, useRef, useState } from "react"

/** Milliseconds after which it appears [S9.6]. */
const showDelay = 200

/** Whether an element is hovered with a mouse, or has the keyboard focus inside. */
function useAttendedElement() {
  const [isAttended, setAttended] = useState(false)
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = ref.current
    const away = new AbortController()
    const { signal } = away
    const leave = () => setAttended(false)
    // A touch is a press, not a hover.
    const point = ({ pointerType }: PointerEvent) => setAttended(pointerType !== "touch")
    const focus = ({ target }: FocusEvent) =>
      setAttended(target instanceof Element && target.matches(":focus-visible"))
    element?.addEventListener("pointerenter", point, { signal })
    element?.addEventListener("pointerleave", leave, { signal })
    element?.addEventListener("pointerdown", leave, { signal })
    element?.addEventListener("focusin", focus, { signal })
    element?.addEventListener("focusout", leave, { signal })
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && leave()
    document.addEventListener("keydown", onKeyDown, { signal })
    return () => away.abort()
  }, [])
  return { ref, isAttended }
}

/**
 * Label of an icon-only control, shown on hover or keyboard focus. It repeats the control's
 * accessible name, so it is hidden from screen readers; Escape hides it.
 */
export function Tooltip(props: { text: string; children: ReactNode; className?: string }) {
  const { ref, isAttended } = useAttendedElement()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isAttended) return
    const timer = setTimeout(() => setShown(true), showDelay)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isAttended])
  return (
    <span ref={ref} className={`relative inline-grid ${props.className ?? ""}`}>
      {props.children}
      {isShown ? (
        <span
          aria-hidden
          className="absolute top-full left-1/2 z-50 -translate-x-1/2 whitespace-nowrap rounded-control bg-badge px-2 py-1 font-normal text-badge-ink text-xs"
        >
          {props.text}
        </span>
      ) : null}
    </span>
  )
}
