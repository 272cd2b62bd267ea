import { type ReactNode, useEffect, useRef, useState } from "react"

/** Milliseconds after which it appears (spec §9). */
const showDelay = 200

/** Whether somebody points at an element with a mouse, or has gone to what is in it by keyboard. */
function useAttendedElement() {
  const [isAttended, setAttended] = useState(false)
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = ref.current
    const away = new AbortController()
    const { signal } = away
    const leave = () => setAttended(false)
    // A finger does not point: it presses.
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
 * Says in words what a control without words does, to whoever points at it or goes to it by keyboard.
 * It repeats the control's own name, so it is for eyes alone; Escape hides it.
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
